import { createApp } from '../../embedded-api/app';
import type { AppDeps } from '../../embedded-api/context';
import { createMemoryRepository } from '../../embedded-api/memoryRepository';
import { createPasswordHasher } from '../../embedded-api/passwordHasher';
import type { Job, Profile, Repository, User } from '../../embedded-api/repository';
import { seedDemo } from '../../embedded-api/seed';
import { hashToken } from '../../embedded-api/tokenHash';
import { newId } from '../../embedded-api/tokens';
import { buildUser, JOB_FIELDS } from './builders';

type Options = Partial<AppDeps> & {
  /** Also create the demo account with its applications. */
  seed?: boolean;
};

export type MemoryApi = {
  /** Answers as the served API does; requests without Origin and Sec-Fetch-Site are allowed. */
  fetch: (request: Request, clientAddress?: string) => Promise<Response>;
  repository: Repository;
  /** Stores a user; what is not given is Ada Lovelace, password `secret-password`. */
  addUser: (
    fields?: Partial<Profile & { password: string }>,
  ) => Promise<User & { password: string }>;
  /** Stores one job per entry, in this order a second apart, the last one created now. */
  addJobs: (user: User, jobs: Partial<Job>[]) => Promise<Job[]>;
};

/** The embedded API with a memory of its own and cheap password hashes. */
export async function createMemoryApi({
  now = () => new Date(),
  seed = false,
  hasher = createPasswordHasher({ N: 2, r: 1, p: 1 }),
  ...deps
}: Options = {}): Promise<MemoryApi> {
  const repository = createMemoryRepository();
  const app = createApp({ repository, hasher, hashToken, now, ...deps });
  if (seed) await seedDemo({ repository, hasher, now });

  return {
    fetch: async (request, clientAddress) =>
      app.fetch(request, clientAddress === undefined ? undefined : { clientAddress }),
    repository,
    async addUser({ password = 'secret-password', ...fields } = {}) {
      const profile = buildUser(fields);
      const passwordHash = await hasher.hash(password);
      const user = await repository.createUser({ ...profile, passwordHash });
      if (user === undefined) throw new Error(`${profile.email} is in use`);
      return { ...user, password };
    },
    async addJobs(user, jobs) {
      const stored = jobs.map((job, index): Job => {
        const age = (jobs.length - 1 - index) * 1000;
        const createdAt = job.createdAt ?? new Date(now().getTime() - age);
        return { ...JOB_FIELDS, id: newId(createdAt), createdAt, updatedAt: createdAt, ...job };
      });
      await repository.addJobs(user.id, stored);
      return stored;
    },
  };
}
