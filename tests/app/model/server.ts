import { createMemoryApi } from '../../support/api';

export const STATUSES = ['pending', 'interview', 'declined'] as const;
const TYPES = ['full-time', 'part-time', 'remote', 'internship'] as const;
const POSITIONS = ['Tester', 'analyst', 'Cook', 'baker', 'Zoo keeper'] as const;
export const FIELDS = ['position', 'company', 'jobLocation', 'jobType', 'jobStatus'] as const;
/** What is searched for in the list, and never by the form that asks what is recorded already. */
export const SEARCHES = ['cook', 'er', 'nothing like it', ' Zoo ', '   ', '%', 'c++ &'];
/** Three pages in the list; a column reaches its second one by a few moves. */
const JOB_COUNT = 27;
export const PAGE_SIZE = 10;

export const ADA = {
  name: 'Ada',
  email: 'a@example.com',
  lastName: 'Lovelace',
  location: 'London',
};
export const CREDENTIALS = { email: ADA.email, password: 'secret-password' };

export type Draft = Record<(typeof FIELDS)[number], string>;
export type Row = Draft & { _id: string };
export type Filters = Record<'search' | 'status' | 'type' | 'sort' | 'page' | 'view', string>;
/** `cookie` is null where the server says nothing about it, and empty where it takes it away. */
export type Answer = { status: number; body: unknown; cookie: string | null };
export type Server = Awaited<ReturnType<typeof createServer>>;

/** One of the entries; any number will do. */
export function pick<Entry>(entries: readonly Entry[], index: number): Entry {
  const entry = entries[index % entries.length];
  if (entry === undefined) throw new Error('There is nothing to pick from.');
  return entry;
}

/** The server with Ada's applications, and a look behind it. */
export async function createServer() {
  let time = Date.parse('2026-11-20T00:00:00.000Z');
  const { fetch, addUser, addJobs, repository } = await createMemoryApi({
    now: () => new Date((time += 1000)),
  });
  const user = await addUser({ ...ADA, ...CREDENTIALS });
  const jobs = Array.from({ length: JOB_COUNT }, (_, index) => ({
    position: `${pick(POSITIONS, index)} ${index}`,
    jobStatus: pick(STATUSES, index),
    jobType: pick(TYPES, index),
  }));
  await addJobs(user, jobs);

  return {
    ask: async (
      method: string,
      path: string,
      body: object | null,
      cookie: string,
    ): Promise<Answer> => {
      const url = `${location.origin}/api/v1${path}`;
      const headers = { cookie, 'Content-Type': 'application/json' };
      const text = body && JSON.stringify(body);
      const answer = await fetch(new Request(url, { method, headers, body: text }));
      const [line] = answer.headers.getSetCookie();
      const given = line?.includes('Max-Age=0') ? '' : (line?.split(';')[0] ?? null);
      const read: unknown = await answer.json();
      return { status: answer.status, body: read, cookie: given };
    },
    /** What is recorded, and how many of it there are. */
    find: async (asked: Partial<Filters> = {}, pageSize = 1000) => {
      const { status = 'all', type = 'all', search = '', sort = 'oldest', page = '1' } = asked;
      const query = {
        ...(status !== 'all' && { status }),
        ...(type !== 'all' && { type }),
        ...(search !== '' && { search }),
        ...{ sort, page: Number(page), pageSize },
      };
      const { jobs, total } = await repository.listJobs(user.id, query as never);
      return { rows: jobs.map(({ id, ...job }): Row => ({ _id: id, ...job })), total };
    },
  };
}
