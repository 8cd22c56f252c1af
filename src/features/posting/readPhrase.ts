import { GENDER_MARK, isCompany, isPlace, isPosition, LEGAL_FORM } from '@/jobs/phrases/jobWords';
import { NOISE, NOISE_BEFORE, NOISE_BEHIND } from './words';

/** A part of a title, and what it is as far as that is known. */
export type Piece = { kind: 'position' | 'company' | 'place' | 'unknown'; text: string };

const HIRING =
  /^(.+?)\s+(?:is hiring|hiring|sucht|stellt ein|recrute|recherche|busca|contrata|zoekt|cerca|ricerca|sta cercando)(?:\s*:|\s+(?:for|an?|une?|einen?|eine|una|een))?\s+(.+)$/iu;
const OF_COMPANY =
  /^(?:careers|jobs|stellen|karriere|emplois?|carrières|werken|vacatures|empleo|lavora)\s+(?:at|bei|chez|bij|en|presso|in|con)\s+(.+)$/iu;
const COMPANY_PAGE = /^(.+?)\s+(?:careers|jobs|karriere|recrutement|carrières)$/iu;
const WORKS_AT =
  /^(.+?)\s+(?:at|@|bei(?: der| dem)?|beim|chez|bij|presso)\s+(?=[\p{Lu}\p{N}])(.+)$/u;
const WORKS_AT_ROMANCE = /^(.+?)\s+(?:en|in|à)\s+(.+)$/u;
const STANDS_IN = /^(.+)\s+(?:in|en|à|a|te|near)\s+(.+)$/u;
const IN_BRACKETS = /^(.+?)\s*[([]([^()[\]]+)[)\]]$/u;
const BEHIND_FORM = new RegExp(`^(.*${LEGAL_FORM.source}),\\s+(.+)$`, 'u');

/**
 * The pieces of one phrase of a title. Words like 'at' and 'hiring' tell where it divides; `isOneOfMany`
 * says that there is more of the title, so that such a word is no part of a name.
 */
export function readPhrase(phrase: string, isOneOfMany: boolean): Piece[] {
  const text = phrase.replace(NOISE_BEFORE, '').trim();

  const [, hiring, wanted] = HIRING.exec(text) ?? [];
  if (hiring && wanted && (isOneOfMany || isPosition(wanted) || LEGAL_FORM.test(hiring))) {
    return [...withPlace(hiring, 'company'), ...withPlace(wanted, 'position')];
  }
  const [, company] = OF_COMPANY.exec(text) ?? COMPANY_PAGE.exec(text) ?? [];
  if (company && !isPosition(company)) return withPlace(company, 'company');
  return readEmployment(text, isOneOfMany) ?? withPlace(text);
}

function readEmployment(text: string, isOneOfMany: boolean): Piece[] | null {
  const [, position, company] = WORKS_AT.exec(text) ?? [];
  if (position && company && (isOneOfMany || isPosition(position) || isCompany(company))) {
    return [...withPlace(position, 'position'), ...withPlace(company, 'company')];
  }
  const [, left, right] = WORKS_AT_ROMANCE.exec(text) ?? [];
  // These prepositions are ambiguous: the company needs a legal form.
  if (left && right && isPosition(left) && LEGAL_FORM.test(right)) {
    return [...withPlace(left, 'position'), ...withPlace(right, 'company')];
  }
  return null;
}

/** The piece with a place behind it, if there is one: 'in Berlin', '(Berlin)', or a comma after a company. */
function withPlace(text: string, kind: Piece['kind'] = kindOf(text)): Piece[] {
  const trimmed = text.replace(GENDER_MARK, '').replace(NOISE_BEHIND, '').trim();
  const inPlace = [STANDS_IN, IN_BRACKETS]
    .map((pattern) => pattern.exec(trimmed))
    .find((found) => found && isPlace(found[2] ?? ''));
  const [, before, place] = inPlace ?? BEHIND_FORM.exec(trimmed) ?? [];
  if (before && place && kind !== 'place') {
    return [
      ...withPlace(before, kind === 'unknown' ? kindOf(before) : kind),
      { kind: 'place', text: place },
    ];
  }
  const [, named, note] = IN_BRACKETS.exec(trimmed) ?? [];
  if (named && note && NOISE.test(note)) return withPlace(named, kind);
  return trimmed === '' ? [] : [{ kind, text: trimmed }];
}

function kindOf(text: string): Piece['kind'] {
  if (isPosition(text)) return 'position';
  if (isCompany(text)) return 'company';
  return isPlace(text) ? 'place' : 'unknown';
}
