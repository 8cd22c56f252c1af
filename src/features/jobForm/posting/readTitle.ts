import { withoutGenderMark } from '@/jobs/model/genderMark';
import { trimText } from '@/shared/text/trimText';
import { toPlainText } from './plainText';
import { toPosting, type Posting, type ParsedTitle } from './posting';
import { readJobAddress } from './readJobAddress';
import { isListTitle } from './listTitle';
import { isSentence, nameOfSentence, readPhrase, type Piece } from './readPhrase';
import { isSite, withoutSiteBefore } from './sites';

/** Longer markup is not parsed; longer texts and texts of more phrases are no titles. */
const LONGEST_MARKUP = 50_000;
const LONGEST = 1500;
const MOST_PHRASES = 7;

const ADDRESS = /https?:\/\/\S+/gi;
/** Divides the fields of a posting; a dash divides the words of a position as well. */
const DIVIDER = /\s*[|•\n]\s*|\s+·\s+/u;
const SEPARATOR = new RegExp(`${DIVIDER.source}|\\s+[-–—]+\\s+`, 'u');
/** Counts of what is unread, and marks, before a title: '(3) ', '(99+) ', '● '. */
const MARKS =
  /^(?:(?:[([]\d[\d.,]*\+?[)\]]|[•*]|(?![©®])\p{So}|\p{Extended_Pictographic})[\p{Mn}\s]*)+/u;

/**
 * What the title of a posting tells: plain text, HTML or the address of a posting on a job site. A part is
 * the place only if it says so, or is one of the known `places`. Null where nothing tells parts apart.
 */
export function readTitle(text: string, places: readonly string[]): Posting | null {
  if (text.length > LONGEST_MARKUP) return null;
  const plain = toPlainText(text);
  if (plain.length > LONGEST) return null;
  const whole = withoutAddresses(plain);
  if (whole === '') return toPosting(readJobAddress(plain));
  if (isListPage(whole)) return null;
  const title = whole.replace(MARKS, '');
  const isMarked = withoutGenderMark(title) !== whole;
  const { before, labelled } = readLabels(title);
  const { position = before.includes(':') ? '' : before, ...others } = labelled;
  const posting =
    before === title
      ? parseParts(title, places)
      : { ...(parseParts(position, places) ?? readPosition(position)), ...others };
  return toPosting(posting) ?? (isMarked ? readPosition(title) : null);
}

/** The reading of the text that tells most; null where none tells anything. */
export function readMost(texts: readonly string[], places: readonly string[]): Posting | null {
  const countFields = (posting: Posting) => Object.keys(posting).length;
  const [most] = texts
    .map((text) => readTitle(text, places))
    .filter((posting) => posting !== null)
    .toSorted((one, other) => countFields(other) - countFields(one));
  return most ?? null;
}

/** A title whose parts are not told apart, as the position; null for one that names none. */
export function readPosition(text: string): Posting | null {
  const title = withoutAddresses(toPlainText(text)).replace(MARKS, '');
  const position = withoutSites(isSentence(title) ? nameOfSentence(title) : title);
  return isListTitle(phrasesOf(position)) ? null : toPosting({ position });
}

/** Whether it is the title of a page that lists postings. */
export function isListPage(text: string): boolean {
  const title = withoutAddresses(toPlainText(text.slice(0, LONGEST))).replace(MARKS, '');
  return isListTitle(phrasesOf(withoutSites(title)));
}

/** The addresses in a text. */
export function addressesIn(text: string): string[] {
  return text.match(ADDRESS) ?? [];
}

/** A text without addresses in it. */
export function withoutAddresses(text: string): string {
  return trimText(text.replaceAll(ADDRESS, ' '));
}

/** Whether a position is the whole text, but for marks that are no part of it. */
export function isWhole(position: string, text: string): boolean {
  return position === withoutGenderMark(text.replace(MARKS, ''));
}

/** A title without the parts that are names of sites. */
function withoutSites(title: string): string {
  const parts = withoutSiteBefore(title).split(new RegExp(`(${SEPARATOR.source})`, 'u'));
  return parts.reduce((kept, part, index) => {
    const isSeparator = index % 2 === 1;
    if (isSeparator || trimText(part) === '' || isSite(trimText(part))) return kept;
    return kept === '' ? part : `${kept}${parts[index - 1]}${part}`;
  }, '');
}

function phrasesOf(title: string): string[] {
  return title.split(SEPARATOR).map(trimText).filter(Boolean);
}

function parseParts(title: string, places: readonly string[]): ParsedTitle | null {
  const named = withoutSites(title);
  const phrases = phrasesOf(named);
  const isDivided = DIVIDER.test(title) || named !== title;
  if (phrases.length > MOST_PHRASES) return null;
  const pieces = phrases.flatMap((phrase) => readPhrase(phrase, places));
  const textsOf = (kind: Piece['kind']) =>
    pieces.filter((piece) => piece.kind === kind).map(({ text }) => text);
  const [positions, companies, found] = [textsOf('position'), textsOf('company'), textsOf('place')];
  if (positions.length > 1 || companies.length > 1) return null;

  const unknown = textsOf('unknown');
  // One phrase that names no company is as likely a position alone.
  const isOne = phrases.length === 1 && companies.length === 0;
  const position = positions[0] ?? (isOne ? undefined : unknown.shift());
  if (position === undefined && companies.length === 0) return null;
  const isUnknown = ({ kind }: Piece) => kind === 'unknown';
  const index = Math.max(
    pieces.findIndex(({ kind }) => kind === 'position'),
    0,
  );
  const isBetween = pieces.slice(0, index).some(isUnknown) && pieces.slice(index).some(isUnknown);
  const isTold = isDivided ? !isBetween : unknown.length === 1 && found.length > 0;
  const company = companies[0] ?? (isTold ? unknown[0] : undefined);
  if (company === undefined && unknown.length > 0) return null;
  return { position, company, jobLocation: found[0] };
}

const LABELS: Record<keyof Posting, string> = {
  position: 'position|role|title|job title|stelle|poste|puesto|functie|posizione',
  company: 'company|employer|firma|unternehmen|entreprise|empresa|bedrijf|azienda',
  jobLocation: 'location|place|ort|standort|lieu|ubicación|locatie|sede',
};
const LABEL = new RegExp(`(?:^|[\\n|•·,;–-])\\s*(${Object.values(LABELS).join('|')})\\s*:`, 'iu');

/** What lines like 'Company: Acme' tell, and the text before the first one. */
function readLabels(text: string): { before: string; labelled: Posting } {
  const [before = '', ...rest] = text.split(LABEL);
  const labelled: Posting = {};
  for (let index = 0; index < rest.length; index += 2) {
    const [label = '', value = ''] = rest.slice(index);
    const names = Object.keys(LABELS) as (keyof Posting)[];
    const name = names.find((one) => LABELS[one].split('|').includes(label.toLowerCase()));
    if (name) labelled[name] ??= trimText(value).split(/\s*[\n|•]\s*/)[0] ?? '';
  }
  return { before: trimText(before), labelled };
}
