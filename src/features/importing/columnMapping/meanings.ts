import type { FieldName } from '@/jobs/model/job';
import { createFinder } from './stems';
import { STATUS_STEMS } from './statusWords';
import { TYPE_STEMS } from './typeWords';

/** The fields whose words in a file mean one of our options. */
export type WordField = 'jobType' | 'jobStatus';

const statusOf = createFinder(STATUS_STEMS, 'pending');
const typeOf = createFinder(TYPE_STEMS);
/** By word, since a file repeats a few of them. */
const known = { jobType: new Map<string, string>(), jobStatus: new Map<string, string>() };
/** A longer text is a note. */
const LONGEST = 80;
/** '80 %', '80-100%', '0.8', '20 Std.' */
const SHARE_OF_TIME =
  /(?<!\d)\d{2}(?:\s*[-–]\s*\d{2,3})?\s*%|^0[.,]\d+$|(?<!\d)[12]?\d\s*(?:h|std|stunden|hours|hrs)(?!\p{L})/iu;
const NEGATIVE_SIGN = /[❌❎✗✘🚫⛔👎]/u;
/** A step, not an internship in French. */
const STEP = /^stage \d/i;

export function isWordField(name: FieldName): name is WordField {
  return name in known;
}

/** Our option for their word in one of eight languages; undefined when it is not known. */
export function meaningOf(field: WordField, word: string): string | undefined {
  if (word === '' || word.length > LONGEST) return undefined;
  const meaning = known[field].get(word) ?? findMeaning(field, word) ?? '';
  known[field].set(word, meaning);
  return meaning === '' ? undefined : meaning;
}

function findMeaning(field: WordField, word: string): string | undefined {
  if (field === 'jobStatus') {
    const status = statusOf(word);
    // '❌ Interview' is not an interview.
    return NEGATIVE_SIGN.test(word) && status !== 'declined' ? undefined : status;
  }
  if (STEP.test(word)) return undefined;
  return typeOf(word) ?? (SHARE_OF_TIME.test(word) ? 'part-time' : undefined);
}
