import type { JobDraft } from '@/jobs/api/contract';
import { toFieldText, toPlainText } from './plainText';
import { readJobAddress } from './readJobAddress';
import { readPhrase, type Piece } from './readPhrase';
import { JOB_SITE, NOISE } from './words';

/** The fields that a posting can fill. */
export const POSTING_FIELDS = ['position', 'company', 'jobLocation'] as const;
export type Posting = Partial<Pick<JobDraft, (typeof POSTING_FIELDS)[number]>>;

/** Longer markup is not parsed; longer texts and texts of more phrases are no titles. */
const LONGEST_MARKUP = 50_000;
const LONGEST = 1500;
const MOST_PHRASES = 7;

const ADDRESS = /https?:\/\/\S+/gi;
/** A dash that joins two words has no blanks around it. */
const SEPARATOR = /\s*[|•\n]\s*|\s+(?:[-–—·:]+|::)\s+/u;

/**
 * The position with its company, its place or both, as the title of a posting tells them: plain text, HTML
 * or the address of a posting on a job site. Null where they cannot be told apart.
 */
export function readTitle(text: string): Posting | null {
  if (text.length > LONGEST_MARKUP) return null;
  const plain = toPlainText(text);
  if (plain.length > LONGEST) return null;
  const title = plain.replaceAll(ADDRESS, ' ').trim();
  if (title === '') return trimFields(readJobAddress(plain));
  const parts = title.split(SEPARATOR).map((part) => part.trim());
  const isOfSite = parts.some((part) => JOB_SITE.test(part));
  const phrases = parts.filter((part) => part !== '' && !JOB_SITE.test(part) && !NOISE.test(part));
  if (phrases.length > MOST_PHRASES) return null;
  const pieces = phrases.flatMap((phrase) => readPhrase(phrase, isOfSite || phrases.length > 1));
  const isOrdered = isOfSite || title.includes('|') || title.includes('\n');
  const posting = trimFields(assignFields(pieces, isOrdered));
  // One phrase that names no company is as likely a position alone.
  return phrases.length === 1 && !posting?.company ? null : posting;
}

/**
 * Gives each piece its field. What is not known is the one that is missing, where only one is; and where
 * the title `isOrdered` like those of job sites, the company comes before the place.
 */
function assignFields(pieces: readonly Piece[], isOrdered: boolean): Posting | null {
  const rest = pieces.filter(({ kind }) => kind === 'unknown');
  const textsOf = (kind: Piece['kind']) =>
    pieces.filter((piece) => piece.kind === kind).map(({ text }) => text);
  const [positions, companies, places] = [
    textsOf('position'),
    textsOf('company'),
    textsOf('place'),
  ];
  if (positions.length > 1 || companies.length > 1) return null;

  const isFirst = pieces[0] === rest[0];
  const isNamed = companies.length > 0 || places.length > 0;
  const position =
    positions[0] ?? (isFirst && isOrdered && isNamed ? rest.shift()?.text : undefined);
  if (position === undefined) return null;
  const company = companies[0] ?? (isOrdered || places.length > 0 ? rest.shift()?.text : undefined);
  if (places.length === 0 && company !== undefined && isPlaceName(rest[0], pieces, company)) {
    places.push(...rest.splice(0, 1).map(({ text }) => text));
  }
  if (rest.length > 0 || (company === undefined && places.length === 0)) return null;
  return {
    position,
    ...(company && { company }),
    ...(places[0] && { jobLocation: places.join(', ') }),
  };
}

/** Whether a piece that is not known can be the place: it stands behind the company, and is a name. */
function isPlaceName(piece: Piece | undefined, pieces: readonly Piece[], company: string): boolean {
  if (piece === undefined) return false;
  const isBehind = pieces.indexOf(piece) > pieces.findIndex(({ text }) => text === company);
  return isBehind && /^\p{Lu}[\p{L}.'’-]*(?:[ ,/]+[\p{L}.'’()-]+){0,4}$/u.test(piece.text);
}

function trimFields(posting: Posting | null): Posting | null {
  if (posting === null) return null;
  return Object.fromEntries(
    Object.entries(posting).map(([name, text]) => [name, toFieldText(text)]),
  );
}
