import { createApp } from '../../embedded-api/app';
import { openDatabase } from '../../embedded-api/database';
import { createPasswordHasher } from '../../embedded-api/passwordHasher';
import type { Job, Profile, Repository, User } from '../../embedded-api/repository';
import { seedDemo } from '../../embedded-api/seed';
import { createSqlRepository } from '../../embedded-api/sqlRepository';
import { newId } from '../../embedded-api/tokens';

type Options = {
  now?: () => Date;
  /** Also create the demo account with its applications. */
  seed?: boolean;
};

export type MemoryApi = {
  /** Answers as the served API does; requests without Origin and Sec-Fetch-Site are allowed. */
  fetch: (request: Request) => Promise<Response>;
  repository: Repository;
  /** Stores a user; what is not given is Ada Lovelace, password `secret-password`. */
  addUser: (
    fields?: Partial<Profile & { password: string }>,
  ) => Promise<User & { password: string }>;
  /** Stores one job per entry, in this order a second apart, the last one created now. */
  addJobs: (user: User, jobs: Partial<Job>[]) => Promise<Job[]>;
  close: () => void;
};

/** The embedded API on a database of its own in memory, with cheap password hashes. */
export async function createMemoryApi({
  now = () => new Date(),
  seed = false,
}: Options = {}): Promise<MemoryApi> {
  const client = await openDatabase({ url: ':memory:' });
  const repository = createSqlRepository(client);
  const hasher = createPasswordHasher({ N: 2, r: 1, p: 1 });
  const app = createApp({ repository, hasher, now });
  if (seed) await seedDemo({ repository, hasher, now });

  return {
    fetch: async (request) => app.fetch(request),
    repository,
    async addUser({ password = 'secret-password', ...fields } = {}) {
      const profile = { ...ADA, ...fields };
      const passwordHash = await hasher.hash(password);
      const user = await repository.createUser({ ...profile, passwordHash });
      if (user === undefined) throw new Error(`${profile.email} is in use`);
      return { ...user, password };
    },
    async addJobs(user, jobs) {
      const stored = jobs.map((job, index): Job => {
        const age = (jobs.length - 1 - index) * 1000;
        const createdAt = job.createdAt ?? new Date(now().getTime() - age);
        return { ...JOB, id: newId(createdAt), createdAt, updatedAt: createdAt, ...job };
      });
      await repository.addJobs(user.id, stored);
      return stored;
    },
    close: () => {
      client.close();
    },
  };
}

const ADA: Profile = {
  name: 'Ada',
  email: 'ada@example.com',
  lastName: 'Lovelace',
  location: 'London',
};

const JOB = {
  position: 'Engineer',
  company: 'Initech',
  jobLocation: 'Berlin',
  jobType: 'full-time',
  jobStatus: 'pending',
} as const;
