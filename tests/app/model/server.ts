import { addJobs, signIn } from '../../support/render';
import { testApi } from '../../support/handlers';

export const STATUSES = ['pending', 'interview', 'declined'] as const;
const TYPES = ['full-time', 'part-time', 'remote', 'internship'] as const;
const POSITIONS = ['Tester', 'analyst', 'Cook', 'baker', 'Zoo keeper'] as const;
export const FIELDS = ['position', 'company', 'jobLocation', 'jobType', 'jobStatus'] as const;
/** What is searched for in the list, and never by the form that asks what is recorded already. */
export const SEARCHES = ['cook', 'er', 'nothing like it', ' Zoo ', '   ', '%', 'c++ &'];
/** Three pages in the list; a column reaches its second one by a few moves. */
const JOB_COUNT = 27;
export const PAGE_SIZE = 10;

export type Draft = Record<(typeof FIELDS)[number], string>;
export type Row = Draft & { _id: string };
export type Filters = Record<'search' | 'status' | 'type' | 'sort' | 'page' | 'view', string>;

/** One of the entries; any number will do. */
export function pick<Entry>(entries: readonly Entry[], index: number): Entry {
  const entry = entries[index % entries.length];
  if (entry === undefined) throw new Error('There is nothing to pick from.');
  return entry;
}

/** Signs Ada in, with her applications on the server. Returns a look behind it. */
export async function signAdaIn() {
  const ada = await signIn();
  const jobs = Array.from({ length: JOB_COUNT }, (_, index) => ({
    position: `${pick(POSITIONS, index)} ${index}`,
    jobStatus: pick(STATUSES, index),
    jobType: pick(TYPES, index),
  }));
  await addJobs(ada, jobs);
  const { repository } = await testApi();
  /** What is recorded, and how many of it there are. */
  return async (asked: Partial<Filters> = {}, pageSize = 1000) => {
    const { status, type, search, sort = 'oldest', page = 1 } = asked;
    const filters = Object.entries({ status, type, search });
    const chosen = filters.filter(([, value]) => value && value !== 'all');
    const query = { ...Object.fromEntries(chosen), sort, page: Number(page), pageSize };
    const { jobs: listed, total } = await repository.listJobs(ada.id, query as never);
    return { rows: listed.map(({ id, ...job }): Row => ({ _id: id, ...job })), total };
  };
}
