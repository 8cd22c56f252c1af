import { JOB_STATUSES, JOB_TYPES } from '@/shared/config/options';

export type WordField = 'jobType' | 'jobStatus';

/** Our options, which their words are one of. */
export const OPTIONS = { jobType: JOB_TYPES, jobStatus: JOB_STATUSES } as const;

type Meanings<Option extends string> = Record<Option, string[]>;

/** What people write for our types, in English and German, without regard to case and signs. */
const TYPE_WORDS: Meanings<(typeof JOB_TYPES)[number]> = {
  'full-time': [
    ...['full time', 'fulltime', 'full', 'ft', 'permanent'],
    ...['vollzeit', 'vz', 'festanstellung', 'unbefristet'],
  ],
  'part-time': ['part time', 'parttime', 'pt', 'teilzeit', 'tz', 'minijob', 'werkstudent'],
  remote: ['remote', 'fully remote', 'work from home', 'wfh', 'home office', 'homeoffice'],
  internship: ['internship', 'intern', 'trainee', 'praktikum', 'praktikant', 'praktikantin'],
};

const STATUS_WORDS: Meanings<(typeof JOB_STATUSES)[number]> = {
  pending: [
    ...['pending', 'applied', 'sent', 'submitted', 'application sent', 'waiting', 'open'],
    ...['in review', 'under review', 'in progress', 'no response', 'no answer'],
    ...['beworben', 'gesendet', 'versendet', 'abgeschickt', 'eingereicht', 'offen'],
    ...['ausstehend', 'in bearbeitung', 'wartend', 'keine antwort'],
  ],
  interview: [
    ...['interview', 'interviewing', 'interviewed', 'interview scheduled', 'screening'],
    ...['phone screen', 'phone interview', 'on site', 'onsite', 'assessment', 'final round'],
    ...['offer', 'offered', 'offer received', 'accepted', 'hired'],
    ...['vorstellungsgespräch', 'gespräch', 'bewerbungsgespräch', 'telefoninterview'],
    ...['einladung', 'eingeladen', 'angebot', 'zusage'],
  ],
  declined: [
    ...['declined', 'rejected', 'rejection', 'refused', 'turned down', 'not selected'],
    ...['withdrawn', 'closed', 'absage', 'abgesagt', 'abgelehnt', 'zurückgezogen'],
  ],
};

const MEANINGS: Record<WordField, Map<string, string>> = {
  jobType: invert(TYPE_WORDS),
  jobStatus: invert(STATUS_WORDS),
};

/** Our option for their word, or for the first known part of it; undefined when none is known. */
export function meaningOf(field: WordField, word: string): string | undefined {
  const meanings = MEANINGS[field];
  return [word, ...word.split(/[,;/|]/)]
    .map((part) => meanings.get(simplifyWord(part)))
    .find((option) => option !== undefined);
}

/** The same for words that differ in case, blanks and signs alone; 'jobType' is 'job type'. */
export function simplifyWord(word: string): string {
  return word
    .normalize('NFC')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function invert(words: Meanings<string>): Map<string, string> {
  return new Map(
    Object.entries(words).flatMap(([option, known]) =>
      known.map((word) => [word, option] as const),
    ),
  );
}
