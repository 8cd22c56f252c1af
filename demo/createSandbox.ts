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
  /** Called with what could not be read, which new samples replace. */
  onUnreadable: (text: string) => void;
};

const DAY = 86_400_000;
/** Some browsers never answer. The app gives up a call after 15 s. */
const LONGEST_WAIT_MS = 14_000;
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
  onUnreadable,
}: Options): (request: Request) => Promise<Response> {
  const record: DemoRecord = { seededAt: 0, token: null, state: emptyState() };
  let stored: string | undefined;
  let isFirst = true;
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
      return await inTime(work);
    } catch {
      isKept = false;
      onNotKept();
      return otherwise;
    }
  }

  /** In place, since the repository keeps a reference to the state. */
  function takeOver({ state, ...head }: DemoRecord): void {
    Object.assign(record, head);
    Object.assign(record.state, state);
  }

  async function seed(): Promise<void> {
    // One moment, or a sample that is dated later would seem touched.
    const at = now();
    takeOver({ seededAt: at.getTime(), token: null, state: emptyState() });
    const hasher = createPasswordHasher(DEMO_ROUNDS);
    await seedDemo({ repository, hasher, now: () => at, ...account });
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
    const found = isKept ? await orInMemory(kept.read(), stored) : stored;
    if (found === stored && !isFirst) return;
    stored = found;
    const read = readRecord(stored);
    if (read === undefined) await seed();
    else takeOver(read);
    if (read === undefined && stored !== undefined) onUnreadable(stored);
    if (isFirst) await freshen();
    isFirst = false;
  }

  async function keep(): Promise<void> {
    const text = writeRecord(record);
    if (text === stored) return;
    if (isKept) await orInMemory(kept.write(text), undefined);
    stored = text;
  }

  async function answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (pathname !== '/api/v1/demo/reset') return app.fetch(request);
    await seed();
    return Response.json({ msg: 'demo reset' });
  }

  return async (request) => {
    await load();
    const answered = await answer(request);
    await keep();
    return answered;
  };
}

/** Rejects where the work takes too long. */
async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The browser does not answer.')), LONGEST_WAIT_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

function dayOf(time: number): number {
  return Math.floor(time / DAY);
}
