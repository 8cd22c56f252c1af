import type { User } from '@/shared/api/contract';
import { env } from '@/shared/config/env';
import { JOB_STATUSES, JOB_TYPES } from '@/shared/config/options';
import type { Job as StoredJob } from '../../../embedded-api/repository';
import { createMemoryApi } from '../../support/api';

export const PEOPLE = ['Ada', 'Demo'] as const;
export type Who = (typeof PEOPLE)[number];

const EMAILS: Record<Who, string> = { Ada: 'ada@example.com', Demo: env.demoEmail };

/** Two pages for one, three for the other. */
const JOB_COUNTS: Record<Who, number> = { Ada: 11, Demo: 21 };

const POSITIONS = ['Tester', 'analyst', 'Cook', 'baker', 'Zoo keeper'] as const;

/** Stands in every text that belongs to this person, so that nobody else is ever shown it. */
export function markOf(name: string): string {
  return `of ${name}`;
}

export function profileOf(who: Who): User {
  return { name: who, email: EMAILS[who], lastName: markOf(who), location: `Lane ${markOf(who)}` };
}

export function credentialsOf({ email }: User): { email: string; password: string } {
  return { email, password: env.demoPassword };
}

/** The API with both accounts and their jobs. Its clock moves on a second whenever it is read. */
export async function createPeoplesApi() {
  let time = Date.parse('2026-11-20T00:00:00.000Z');
  const api = await createMemoryApi({ now: () => new Date((time += 1000)) });
  const ids = new Map<string, number>();
  for (const who of PEOPLE) {
    const profile = profileOf(who);
    const user = await api.addUser({ ...profile, ...credentialsOf(profile) });
    await api.addJobs(user, jobsOf(who));
    ids.set(user.email, user.id);
  }
  return { ...api, idOf: (user: User | null) => ids.get(user?.email ?? '') ?? 0 };
}

function jobsOf(who: Who): Partial<StoredJob>[] {
  return Array.from({ length: JOB_COUNTS[who] }, (_, index) => ({
    position: `${pick(POSITIONS, index)} ${index}`,
    company: `Office ${markOf(who)}`,
    jobLocation: `Lane ${markOf(who)}`,
    jobStatus: pick(JOB_STATUSES, index),
    jobType: pick(JOB_TYPES, index),
  }));
}

/** One of the entries; any number will do. */
export function pick<const Entry>(entries: readonly Entry[], index: number): Entry {
  const entry = entries[index % entries.length];
  if (entry === undefined) throw new Error('There is nothing to pick from.');
  return entry;
}
