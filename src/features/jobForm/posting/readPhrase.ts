import { withoutGenderMark } from '@/jobs/model/genderMark';
import { AT_WORDS, IN_WORDS } from '@/jobs/model/prepositions';
import { isSameName } from '@/jobs/model/sameName';
import { withoutSite } from './sites';

/** A part of a title, and what it is as far as that is told. */
export type Piece = { kind: 'position' | 'company' | 'place' | 'unknown'; text: string };

const BEFORE = /^job application for\s+/i;
const AT = `\\s(?:${AT_WORDS})\\s+(?=[\\p{Lu}\\p{N}])`;
/** Before a capital 'en' is seldom 'and'. */
const IN = `\\s(?:${IN_WORDS}|en)\\s+`;
const WORKS_AT = new RegExp(`^(.+?)${AT}(.+)$`, 'u');
const CAREERS = new RegExp(
  `^(?:careers?|jobs?|stellen?|stellenangebote?|emplois?|empleos?|vacatures?)(?:${IN}(?<place>\\p{Lu}.*))?$`,
  'iu',
);
const IS_HIRING =
  /^(.+?)\s(?:is hiring|hiring|sucht|recrute|busca|zoekt|cerca)\s+(?:(?:for|an?|une?|einen?|eine|una|een)\s+)?(?=\p{Lu})(.+)$/u;
const STANDS_IN = new RegExp(`^(.+)${IN}(?=\\p{Lu})(.+)$`, 'u');
const IN_BRACKETS = /^(.+?)\s*\(([^()]+)\)$/u;
const NOTE = /\s*\([^()]*\)$/;
const BEHIND_COMMA = /^([^,]+),\s+(.+)$/u;

/** Words with which somebody speaks to somebody; within names they have capitals. */
const SPOKEN =
  /^(?:I|You|We|This|These)\s+\p{Ll}|(?:^|\s)(?:this|these|you|diese[nrsm]?|dich|dir|cette|vous|esta|este|deze|questo|questa)(?!\p{L})/u;
const BEHIND_SENTENCE = /(?::|interested in)\s+(.+)$/su;
const COMPANY_OF_SENTENCE = new RegExp(`${AT}([^:]+)`, 'u');

/** Whether a phrase is a sentence about a posting: 'Check out this job'. */
export function isSentence(phrase: string): boolean {
  return SPOKEN.test(phrase);
}

/** What a sentence about a posting names behind a colon; empty where it names nothing. */
export function nameOfSentence(sentence: string): string {
  return BEHIND_SENTENCE.exec(sentence)?.[1] ?? '';
}

/** The pieces of one phrase of a title. Words like 'at' and 'hiring' tell where it divides. */
export function readPhrase(phrase: string, places: readonly string[]): Piece[] {
  const text = withoutSite(phrase.replace(BEFORE, '').replace(/[\s:,!]+$/, ''));
  if (isSentence(text)) return readSentence(text, places);
  const [, hiring, wanted] = IS_HIRING.exec(text) ?? [];
  if (hiring && wanted)
    return [{ kind: 'company', text: hiring }, ...withPlace(wanted, places, 'position', true)];
  const [, position, company] = WORKS_AT.exec(text) ?? [];
  if (position && company) {
    const named = readCareers(position) ?? withPlace(position, places, 'position');
    return [...named, ...withPlace(company, places, 'company', true)];
  }
  const careers = readCareers(text);
  if (careers?.length) return careers;
  return withPlace(text, places, withoutGenderMark(text) === text ? 'unknown' : 'position');
}

/** The place of 'Jobs in Leeds', and nothing of 'Careers'; null for any other text. */
function readCareers(text: string): Piece[] | null {
  const found = CAREERS.exec(text);
  const place = found?.groups?.place;
  if (place !== undefined) return [{ kind: 'place', text: place }];
  return found && [];
}

/** A sentence tells the company after 'at', and the position behind a colon. */
function readSentence(text: string, places: readonly string[]): Piece[] {
  const rest = nameOfSentence(text);
  const pieces = (rest === '' ? [] : readPhrase(rest, places)).map((piece) =>
    piece.kind === 'unknown' ? { ...piece, kind: 'position' as const } : piece,
  );
  const [, company] = COMPANY_OF_SENTENCE.exec(text) ?? [];
  const isTold = company === undefined || pieces.some(({ kind }) => kind === 'company');
  return isTold ? pieces : [...pieces, ...withPlace(company, places, 'company', true)];
}

/**
 * The piece with a place behind it, if there is one: '(Remote)', or a comma after a company. A place behind
 * 'in' need not say so where words told the piece.
 */
function withPlace(
  text: string,
  places: readonly string[],
  kind: Piece['kind'],
  isTold = false,
): Piece[] {
  const whole = withoutGenderMark(text);
  const bare = whole.replace(NOTE, '');
  if (kind === 'unknown' && isPlace(bare, places)) return [{ kind: 'place', text: bare }];
  for (const pattern of [STANDS_IN, IN_BRACKETS, BEHIND_COMMA]) {
    if (pattern === BEHIND_COMMA && kind !== 'company') continue;
    const [, name, behind = ''] = pattern.exec(whole) ?? [];
    const place = behind.replace(NOTE, '');
    if (name && (isPlace(place, places) || (isTold && pattern === STANDS_IN)))
      return [
        { kind, text: name },
        { kind: 'place', text: place },
      ];
  }
  return [{ kind, text: whole }];
}

/** 'Remote', 'Remote in Europe', 'Remote (EU)'; no name like 'Remote Control'. */
const REMOTE = /^remote(?:$|\s*[^\p{L}\s]|\s(?:in|from|within|or|oder|ou|work|only)(?!\p{L}))/iu;
/** 'Berlin, remote', 'Berlin or hybrid'. */
const WITH_REMOTE =
  /^\p{Lu}.*(?:\s?[,/&+]\s?|\s(?:or|and|oder|und|ou|o|[-–])\s)(?:fully |100 ?% )?(?:remote|hybrid|home ?-?office)$/iu;

/** Languages in which countries are named, besides those of the browser. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'nl', 'it'];
const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/**
 * Whether a text says that it is a place: work from home, also in part, a comma and a country behind it, or one of the
 * places that are known.
 */
function isPlace(text: string, known: readonly string[]): boolean {
  if (REMOTE.test(text) || WITH_REMOTE.test(text)) return true;
  const [first = '', ...others] = text.split(/\s*,\s*/);
  const country = others.at(-1);
  if (country !== undefined && isCountry(country)) return true;
  return known.some(
    (place) => isSameName(place, text) || isSameName(place.split(',')[0] ?? '', first),
  );
}

/** Whether it is the name of a country, or the two or three letters of one or of a state. */
function isCountry(text: string): boolean {
  if (/^(?:\p{Lu}{2}|USA)$/u.test(text)) return true;
  const name = text.replace(/^the /i, '').toLowerCase();
  return [...LANGUAGES, ...navigator.languages].some((language) => {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    return LETTERS.some((one) =>
      LETTERS.some((other) => names.of(one + other)?.toLowerCase() === name),
    );
  });
}
