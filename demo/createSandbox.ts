import { createApp } from '../embedded-api/app.js';
import type { PasswordHasher } from '../embedded-api/context.js';
import { createMemoryRepository, emptyState } from '../embedded-api/memoryRepository.js';
import { demoJobs, seedDemo } from '../embedded-api/seed.js';
import type { TextStore } from './textStore';
import { createPasswordHasher, hashToken } from './passwordHasher';
import { readRecord, writeRecord, type DemoRecord } from './record';

type Options = {
  kept: TextStore;
  account: { email: string; password: string };
  now?: () => Date;
  hasher?: PasswordHasher;
  /** Called once, when storing has failed. */
  onNotKept: () => void;
};

const DAY = 86_400_000;
/** The demo account's password is public, so a costly hash would protect nothing. */
const DEMO_ROUNDS = 1;

/**
 * The API on a record that is read before each request and stored before its answer. Requests must not
 * run in parallel, across tabs neither.
 */
export function createSandbox({
  kept,
  account,
  now = () => new Date(),
  hasher = createPasswordHasher(),
  onNotKept,
}: Options): (request: Request) => Promise<Response> {
  const record: DemoRecord = { seededAt: 0, token: null, state: emptyState() };
  let knownText: string | undefined;
  let isKept = true;

  const repository = createMemoryRepository(record.state);
  const app = createApp({
    repository,
    hasher,
    hashToken,
    now,
    demoEmail: account.email,
    sessionCarrier: {
      read: () => record.token ?? undefined,
      write: (_, token) => {
        record.token = token;
      },
      clear: () => {
        record.token = null;
      },
    },
  });

  async function orInMemory<T>(work: Promise<T>, otherwise: T): Promise<T> {
    try {
      return await work;
    } catch {
      isKept = false;
      onNotKept();
      return otherwise;
    }
  }

  /** In place, since the repository keeps a reference to the state. */
  function takeOver({ seededAt, token, state }: DemoRecord): void {
    Object.assign(record, { seededAt, token });
    Object.assign(record.state, state);
  }

  async function seed(): Promise<void> {
    takeOver({ seededAt: now().getTime(), token: null, state: emptyState() });
    await seedDemo({ repository, hasher: createPasswordHasher(DEMO_ROUNDS), now, ...account });
  }

  /**
   * Untouched samples get new dates on a later day. Their ids stay, for tabs that are open.
   */
  async function freshen(): Promise<void> {
    const { seededAt, state } = record;
    const samples = demoJobs(now());
    const isUntouched =
      state.jobs.length === samples.length && state.jobs.every((job) => job.updatedAt <= seededAt);
    const user = await repository.findUserByEmail(account.email);
    const isOfToday = dayOf(seededAt) >= dayOf(now().getTime());
    if (!isUntouched || user === undefined || isOfToday) return;
    record.seededAt = now().getTime();
    const ids = state.jobs.map(({ id }) => id);
    state.jobs = [];
    await repository.addJobs(
      user.id,
      samples.map((job, index) => ({ ...job, id: ids[index] ?? job.id })),
    );
  }

  async function load(): Promise<void> {
    const text = isKept ? await orInMemory(kept.read(), knownText) : knownText;
    if (text !== undefined && text === knownText) return;
    const isFirst = knownText === undefined;
    const found = text === undefined ? undefined : readRecord(text);
    if (found === undefined) await seed();
    else takeOver(found);
    if (isFirst) await freshen();
    knownText = text;
  }

  async function keep(): Promise<void> {
    const text = writeRecord(record);
    if (text === knownText) return;
    if (isKept) await orInMemory(kept.write(text), undefined);
    knownText = text;
  }

  return async (request) => {
    await load();
    const isReset = new URL(request.url).pathname === '/api/v1/demo/reset';
    if (isReset) await seed();
    const answer = isReset ? Response.json({ msg: 'demo reset' }) : await app.fetch(request);
    await keep();
    return answer;
  };
}

function dayOf(time: number): number {
  return Math.floor(time / DAY);
}
