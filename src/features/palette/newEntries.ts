import type { Job, JobDraft } from '@/jobs/model/job';
import { BLANK_JOB } from '@/jobs/model/jobDraft';
import { AT_WORDS, IN_WORDS } from '@/jobs/model/prepositions';
import { isSameName } from '@/jobs/model/sameName';
import { newestFirst } from '@/jobs/model/sorting';
import { editPath, newJobPath } from '@/shared/config/paths';
import { formatDate } from '@/shared/dates/dates';
import { foldText } from '@/shared/text/foldText';
import { trimText } from '@/shared/text/trimText';
import type { Entry } from './entries';

type Line = Pick<JobDraft, 'position' | 'company' | 'jobLocation'>;

const ADD = /^add\s+(\S.*)$/i;
const PARTS = new RegExp(
  `^(.+?) (?:@|(?:${AT_WORDS}) )(\\S.*?)(?: (?:${IN_WORDS}) (\\S.*))?$`,
  'u',
);
/** Where the posting's reader expects a name, which begins with a capital. */
const SMALL_NAME = new RegExp(` (?:${AT_WORDS}|${IN_WORDS}) \\p{Ll}`, 'u');

/** What 'Cook at Acme in Dublin' or 'Koch bei Acme' tells; null for any other text, and for one that begins with 'add'. */
export function readLine(text: string): Line | null {
  const [, position = '', company = '', jobLocation = ''] = PARTS.exec(text) ?? [];
  return position === '' || ADD.test(text) ? null : { position, company, jobLocation };
}

/**
 * What makes a new application of a text: 'Cook at Acme in Dublin' is recorded as it stands, at `place` where it
 * names none, or opened in the form; 'add' before any text opens the form with it.
 */
export function newEntries(
  text: string,
  place: string,
  onRecord: (draft: JobDraft) => void,
): Entry[] {
  const line = readLine(text);
  if (line === null) return addEntries(text);
  const draft = { ...BLANK_JOB, ...line, jobLocation: line.jobLocation || place };
  const { position, company, jobLocation, jobType, jobStatus } = draft;
  const record: Entry = {
    id: 'record',
    name: `record ${position} at ${company} in ${jobLocation}`,
    note: `${jobType}, ${jobStatus}`,
    run: () => onRecord(draft),
  };
  const others = addEntries(`add ${text}`).map((entry) => ({ ...entry, note: 'in the form' }));
  return jobLocation === '' ? others : [record, ...others];
}

/** Opens the newest of these applications that has the position and the company of a line; none for others. */
export function listedEntries(jobs: readonly Job[], line: Line | null): Entry[] {
  if (line === null) return [];
  const [listed] = jobs
    .filter((job) => isSameName(job.company, line.company))
    .filter((job) => isSameName(job.position, line.position))
    .toSorted(newestFirst);
  if (listed === undefined) return [];
  const { position, company, createdAt, jobStatus } = listed;
  const note = `listed on ${formatDate(createdAt)}, ${jobStatus}`;
  return [{ id: 'listed', name: `open ${position} at ${company}`, note, path: editPath(listed) }];
}

/** 'add Cook at Acme in Dublin' as an entry that opens the form with it; none for any other text. */
function addEntries(text: string): Entry[] {
  const posting = trimText(ADD.exec(text)?.[1] ?? '');
  if (posting === '' || 'job'.startsWith(foldText(posting))) return [];
  const line = readLine(posting);
  const given = line !== null && SMALL_NAME.test(posting) ? line : { title: posting };
  return [{ id: 'add', name: `add ${posting}`, path: newJobPath(given) }];
}
