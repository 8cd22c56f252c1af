import type { Job } from '@/jobs/model/job';
import { editPath } from '@/shared/config/paths';
import { foldText, holdsWords } from '@/shared/text/foldText';

/** What is found and opened: an address, or something to do, or both. */
export type Entry = {
  id: string;
  name: string;
  /** Told beside the name, and found as well. */
  note?: string;
  /** Written by users: it keeps its small letters. */
  isWritten?: boolean;
  /** What is pressed in place of it. */
  keys?: readonly string[] | undefined;
  path?: string;
  run?: () => void;
};

/** Entries under a heading. */
export type Group = { name: string; entries: readonly Entry[] };

/** The entries that hold every word of a text, first those whose name begins with it. */
export function matching(entries: readonly Entry[], text: string): readonly Entry[] {
  if (text === '') return entries;
  const start = foldText(text);
  const isLater = ({ name }: Entry) => Number(!foldText(name).startsWith(start));
  return entries
    .filter(({ name, note = '' }) => holdsWords(`${name}\n${note}`, text))
    .toSorted((one, other) => isLater(one) - isLater(other));
}

const MOST_JOBS = 20;

/** The applications that hold every word of a text, then others that the server has found by it. */
export function findJobs(known: readonly Job[], others: readonly Job[], text: string): Entry[] {
  if (text === '') return [];
  const found = matching(known.map(toEntry), text);
  const ids = new Set(found.map(({ id }) => id));
  const rest = others.map(toEntry).filter(({ id }) => !ids.has(id));
  return [...found.slice(0, MOST_JOBS), ...rest];
}

function toEntry(job: Job): Entry {
  const { _id, position, company, jobLocation, jobStatus } = job;
  const note = [company, jobLocation, jobStatus].filter(Boolean).join(', ');
  return {
    id: `job ${_id}`,
    name: position || company,
    note,
    isWritten: true,
    path: editPath(job),
  };
}
