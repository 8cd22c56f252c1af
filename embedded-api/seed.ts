import type { AppDeps } from './context.js';
import type { Job, JobStatus, JobType } from './repository.js';
import { COMPANIES, INTERNSHIPS, POSITIONS } from './seedData.js';
import { newId } from './tokens.js';

export const DEMO_EMAIL = 'demo@jobtrail.example';
export const DEMO_PASSWORD = 'jobtrail-demo';

const DEMO_JOBS = 75;
const DAY = 86_400_000;
/** Eight months have at least 242 days. */
const OLDEST_DAYS = 240;

type Seeding = Pick<AppDeps, 'repository' | 'hasher' | 'now'> & {
  email?: string;
  password?: string;
};

/**
 * Creates the demo account with its applications, unless an account with its e-mail exists. Rejects
 * with RepositoryUnavailable, or as the hasher does.
 */
export async function seedDemo({
  repository,
  hasher,
  now,
  email = DEMO_EMAIL,
  password = DEMO_PASSWORD,
}: Seeding): Promise<void> {
  if ((await repository.findUserByEmail(email)) !== undefined) return;
  const profile = { name: 'Demo user', email, lastName: 'User', location: 'Berlin' };
  const passwordHash = await hasher.hash(password);
  await repository.createUser({ ...profile, passwordHash }, demoJobs(now()));
}

/**
 * The demo's applications over the eight months up to the day before `now`, oldest first: the same
 * ones for the same moment (but for their ids), more of them and more of them pending towards the end.
 */
export function demoJobs(now: Date): Job[] {
  const random = randomNumbers(2026);
  return Array.from({ length: DEMO_JOBS }, (_, index) => {
    const distance = (DEMO_JOBS - index - random()) / DEMO_JOBS;
    const daysAgo = 1 + Math.floor((OLDEST_DAYS - 1) * distance ** 1.2);
    return demoJob(startOfDay(now) - daysAgo * DAY, now, random);
  }).sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

function demoJob(day: number, now: Date, random: () => number): Job {
  const createdAt = new Date(day + Math.floor((7.5 + random() * 14) * 3600) * 1000);
  const age = (now.getTime() - createdAt.getTime()) / DAY;
  const [company, city] = pick(COMPANIES, random());
  const jobType = pickType(random());
  const jobStatus = pickStatus(age, random());
  const answeredAt = createdAt.getTime() + Math.min(age, 4 + random() * 20) * DAY;
  return {
    id: newId(createdAt),
    position: pick(jobType === 'internship' ? INTERNSHIPS : POSITIONS, random()),
    company,
    jobLocation: city,
    jobType,
    jobStatus,
    createdAt,
    updatedAt: jobStatus === 'pending' ? createdAt : new Date(Math.floor(answeredAt)),
  };
}

function pickType(chance: number): JobType {
  if (chance < 0.56) return 'full-time';
  if (chance < 0.8) return 'remote';
  return chance < 0.9 ? 'part-time' : 'internship';
}

/** Answers take a while: recent applications are mostly open, old ones mostly declined. */
function pickStatus(ageInDays: number, chance: number): JobStatus {
  const pending = ageInDays < 21 ? 0.8 : ageInDays < 75 ? 0.45 : 0.22;
  if (chance < pending) return 'pending';
  return chance < pending + (1 - pending) * 0.36 ? 'interview' : 'declined';
}

function startOfDay(now: Date): number {
  return Math.floor(now.getTime() / DAY) * DAY;
}

function pick<T>(items: readonly [T, ...T[]], chance: number): T {
  return items[Math.floor(chance * items.length)] ?? items[0];
}

/** A repeatable sequence of numbers from 0 to below 1 (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
