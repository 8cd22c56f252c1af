export const JOB_TYPES = ['full-time', 'part-time', 'remote', 'internship'] as const;
export const JOB_STATUSES = ['interview', 'declined', 'pending'] as const;
/** Every sort: by what, and whether the greatest comes first. */
export const SORTS = {
  latest: { by: 'date', isDown: true },
  oldest: { by: 'date', isDown: false },
  'a-z': { by: 'position', isDown: false },
  'z-a': { by: 'position', isDown: true },
} as const satisfies Record<string, { by: 'date' | 'position'; isDown: boolean }>;

export type JobType = (typeof JOB_TYPES)[number];
export type JobStatus = (typeof JOB_STATUSES)[number];
export type Sort = keyof typeof SORTS;

export type Profile = { name: string; email: string; lastName: string; location: string };
export type User = Profile & { id: number };
export type NewUser = Profile & { passwordHash: string };

export type JobFields = {
  position: string;
  company: string;
  jobLocation: string;
  jobType: JobType;
  jobStatus: JobStatus;
};
export type Job = JobFields & { id: string; createdAt: Date; updatedAt: Date };

export type JobQuery = {
  status?: JobStatus;
  type?: JobType;
  /** Literal text; blanks count. */
  search?: string;
  sort: Sort;
  /** From 1. */
  page: number;
  pageSize: number;
};
export type JobPage = { jobs: Job[]; total: number };

export type MonthCount = { year: number; /** 0 is January. */ month: number; count: number };
export type JobStats = {
  statuses: Record<JobStatus, number>;
  /** Oldest first. */ months: MonthCount[];
};

export type NewSession = { tokenHash: string; userId: number; createdAt: Date; expiresAt: Date };
export type Session = { user: User; createdAt: Date; expiresAt: Date };

/**
 * Everything the API stores. Each call is atomic; every job call is limited to its owner.
 * All of them throw RepositoryUnavailable when the store cannot answer.
 */
export type Repository = {
  /** Stores the user with these jobs, all or nothing; undefined when the e-mail is in use. */
  createUser: (user: NewUser, jobs?: readonly Job[]) => Promise<User | undefined>;
  /** Compares e-mails without regard to case. */
  findUserByEmail: (email: string) => Promise<(User & { passwordHash: string }) | undefined>;
  /** Undefined when the e-mail is in use by somebody else. */
  updateUser: (id: number, profile: Profile) => Promise<User | undefined>;

  /**
   * Starts the session in place of `replacedTokenHash`, forgets sessions that expired before it,
   * and ends the user's oldest ones until there are no more than `atMost`.
   */
  startSession: (
    session: NewSession,
    options: { replacedTokenHash?: string | undefined; atMost: number },
  ) => Promise<void>;
  findSession: (tokenHash: string, now: Date) => Promise<Session | undefined>;
  extendSession: (tokenHash: string, expiresAt: Date) => Promise<void>;
  endSession: (tokenHash: string) => Promise<void>;

  addJobs: (userId: number, jobs: readonly Job[]) => Promise<void>;
  listJobs: (userId: number, query: JobQuery) => Promise<JobPage>;
  updateJob: (userId: number, id: string, fields: JobFields, now: Date) => Promise<Job | undefined>;
  deleteJob: (userId: number, id: string) => Promise<boolean>;
  /** Counts per status, and the last `months` UTC months that have jobs. */
  jobStats: (userId: number, months: number) => Promise<JobStats>;
};

/** What `count` gives for each status. */
export function countStatuses(count: (status: JobStatus) => number): JobStats['statuses'] {
  const counts = JOB_STATUSES.map((status) => [status, count(status)]);
  return Object.fromEntries(counts) as JobStats['statuses'];
}

/** What a user may read and write. */
export function profileOf({ name, email, lastName, location }: Profile): Profile {
  return { name, email, lastName, location };
}

/** The store cannot be read or written; `cause` holds the reason, which no client may see. */
export class RepositoryUnavailable extends Error {
  override name = 'RepositoryUnavailable';
}
