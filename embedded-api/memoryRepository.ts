import { monthNumber, toMonthCount } from './months.js';
import {
  countStatuses,
  profileOf,
  RepositoryUnavailable,
  SORTS,
  type Job,
  type JobFields,
  type JobQuery,
  type JobStatus,
  type MonthCount,
  type Repository,
  type Sort,
  type User,
} from './repository.js';
import { emailKey, searchKey, sortKey } from './textKeys.js';

type StoredUser = User & { passwordHash: string };
type StoredJob = JobFields & { id: string; userId: number; createdAt: number; updatedAt: number };
type StoredSession = { tokenHash: string; userId: number; createdAt: number; expiresAt: number };

/** Everything a memory repository holds, as plain values that may be stored as they are. */
export type MemoryState = {
  lastUserId: number;
  users: StoredUser[];
  sessions: StoredSession[];
  jobs: StoredJob[];
};

/** The state of a repository that nobody has used yet. */
export function emptyState(): MemoryState {
  return { lastUserId: 0, users: [], sessions: [], jobs: [] };
}

/** The repository on a record in memory, which each call changes at once and in place. */
export function createMemoryRepository(state: MemoryState = emptyState()): Repository {
  const userOfEmail = (email: string) =>
    state.users.find((user) => emailKey(user.email) === emailKey(email));
  const jobsOf = (userId: number) => state.jobs.filter((job) => job.userId === userId);
  const jobOf = (userId: number, id: string) => jobsOf(userId).find((job) => job.id === id);

  function addJobs(userId: number, jobs: readonly Job[]): void {
    const ids = new Set([...state.jobs, ...jobs].map(({ id }) => id));
    if (ids.size < state.jobs.length + jobs.length) {
      throw new RepositoryUnavailable('A job has the id of another one');
    }
    state.jobs.push(...jobs.map((job) => toStored(userId, job)));
  }

  return {
    createUser: (user, jobs = []) =>
      inPromise(() => {
        if (userOfEmail(user.email) !== undefined) return undefined;
        const id = state.lastUserId + 1;
        addJobs(id, jobs);
        state.lastUserId = id;
        state.users.push({ ...user, id });
        return publicUser({ ...user, id });
      }),
    findUserByEmail: (email) => inPromise(() => copy(userOfEmail(email))),
    updateUser: (id, profile) =>
      inPromise(() => {
        const user = state.users.find((candidate) => candidate.id === id);
        const holder = userOfEmail(profile.email);
        if (user === undefined || (holder !== undefined && holder !== user)) return undefined;
        return publicUser(Object.assign(user, profileOf(profile)));
      }),

    startSession: (session, { replacedTokenHash, atMost }) =>
      inPromise(() => {
        const { tokenHash, userId } = session;
        const [createdAt, expiresAt] = [session.createdAt.getTime(), session.expiresAt.getTime()];
        const others = state.sessions.filter(
          (other) => other.tokenHash !== replacedTokenHash && other.expiresAt > createdAt,
        );
        const own = others.filter((other) => other.userId === userId);
        const newestFirst = own.sort((a, b) => b.createdAt - a.createdAt);
        const tooOld = new Set(newestFirst.slice(atMost - 1));
        state.sessions = others.filter((other) => !tooOld.has(other));
        state.sessions.push({ tokenHash, userId, createdAt, expiresAt });
      }),
    findSession: (tokenHash, now) =>
      inPromise(() => {
        const session = state.sessions.find((candidate) => candidate.tokenHash === tokenHash);
        const user = state.users.find(({ id }) => id === session?.userId);
        if (session === undefined || user === undefined) return undefined;
        if (session.expiresAt <= now.getTime()) return undefined;
        const { createdAt, expiresAt } = session;
        const times = { createdAt: new Date(createdAt), expiresAt: new Date(expiresAt) };
        return { user: publicUser(user), ...times };
      }),
    extendSession: (tokenHash, expiresAt) =>
      inPromise(() => {
        for (const session of state.sessions) {
          if (session.tokenHash === tokenHash) session.expiresAt = expiresAt.getTime();
        }
      }),
    endSession: (tokenHash) =>
      inPromise(() => {
        state.sessions = state.sessions.filter((session) => session.tokenHash !== tokenHash);
      }),

    addJobs: (userId, jobs) => inPromise(() => addJobs(userId, jobs)),
    listJobs: (userId, query) =>
      inPromise(() => {
        const matching = jobsOf(userId).filter((job) => matches(job, query));
        const start = (query.page - 1) * query.pageSize;
        const page = matching.sort(order(query.sort)).slice(start, start + query.pageSize);
        return { total: matching.length, jobs: page.map(toJob) };
      }),
    updateJob: (userId, id, fields, now) =>
      inPromise(() => {
        const job = jobOf(userId, id);
        if (job === undefined) return undefined;
        return toJob(Object.assign(job, fields, { updatedAt: now.getTime() }));
      }),
    deleteJob: (userId, id) =>
      inPromise(() => {
        const job = jobOf(userId, id);
        state.jobs = state.jobs.filter((candidate) => candidate !== job);
        return job !== undefined;
      }),
    jobStats: (userId, months) =>
      inPromise(() => {
        const jobs = jobsOf(userId);
        const count = (status: JobStatus) => jobs.filter((job) => job.jobStatus === status).length;
        return {
          statuses: countStatuses(count),
          months: countMonths(jobs).slice(-months),
        };
      }),
  };
}

/** A failure becomes a rejection, as that of any other store. */
function inPromise<T>(work: () => T): Promise<T> {
  return new Promise((resolve) => {
    resolve(work());
  });
}

function copy<T extends object>(value: T | undefined): T | undefined {
  return value === undefined ? undefined : { ...value };
}

function publicUser(user: User): User {
  return { id: user.id, ...profileOf(user) };
}

function toStored(userId: number, { createdAt, updatedAt, ...job }: Job): StoredJob {
  return { ...job, userId, createdAt: createdAt.getTime(), updatedAt: updatedAt.getTime() };
}

function toJob({ id, createdAt, updatedAt, ...job }: StoredJob): Job {
  const { position, company, jobLocation, jobType, jobStatus } = job;
  const fields = { position, company, jobLocation, jobType, jobStatus };
  return { id, ...fields, createdAt: new Date(createdAt), updatedAt: new Date(updatedAt) };
}

function matches(job: StoredJob, { status, type, search }: JobQuery): boolean {
  if (status !== undefined && job.jobStatus !== status) return false;
  if (type !== undefined && job.jobType !== type) return false;
  const key = searchKey(search ?? '');
  return [job.position, job.company].some((text) => searchKey(text).includes(key));
}

function order(sort: Sort): (a: StoredJob, b: StoredJob) => number {
  const { by, isDown } = SORTS[sort];
  return (a, b) => {
    const first =
      by === 'position'
        ? compare(sortKey(a.position), sortKey(b.position))
        : a.createdAt - b.createdAt;
    return (isDown ? -1 : 1) * (first || compare(a.id, b.id));
  };
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The UTC months that have jobs, oldest first. */
function countMonths(jobs: readonly StoredJob[]): MonthCount[] {
  const counts = new Map<number, number>();
  for (const { createdAt } of jobs) {
    const month = monthNumber(new Date(createdAt));
    counts.set(month, (counts.get(month) ?? 0) + 1);
  }
  return [...counts].sort(([a], [b]) => a - b).map(([month, count]) => toMonthCount(month, count));
}
