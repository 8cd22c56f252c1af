import { describe, expect, it, vi } from 'vitest';
import { makeStore } from '@/app/store';
import { listLeft } from '@/jobs/allJobsSlice';
import type { Job } from '@/jobs/model/job';
import { readWhole } from '@/jobs/reads/needCollection';
import { write, writeBatch } from '@/jobs/writes/runWrites';
import { goOn } from '@/jobs/writes/sendQueued';
import { redo, undo } from '@/jobs/writes/undo';
import { batchClosed } from '@/jobs/writes/writes';
import { userKey } from '@/shared/storage/userKey';
import { sessionEnded, sessionStarted } from '@/shared/store/appEvents';
import { buildUser, JOB_FIELDS } from '../../support/builders';
import { signIn } from '../../support/render';
import {
  answerWith,
  cutNetwork,
  deferAnswer,
  loseAnswer,
  refuse,
  requests,
  settle,
} from '../../support/server';
import { statesOf } from './support';

/** So many rows to be imported, by a user who is signed in. */
async function openImport(count: number) {
  await signIn();
  const user = buildUser();
  const store = makeStore(user);
  const wanted = Array.from({ length: count }, (_, index) => {
    const fields = { ...JOB_FIELDS, position: `Job ${index}` };
    return { kind: 'create' as const, jobId: null, fields };
  });
  const batch = { id: 'import', label: 'Creating applications', owner: userKey(user) };
  return {
    store,
    user,
    send: () => writeBatch(store, wanted, batch),
    goOn: () => goOn(store, batch.id),
    /** Its result is closed, and the list was opened and left. */
    close: () => {
      store.dispatch(batchClosed(batch.id));
      store.dispatch(listLeft(false));
    },
    states: () => statesOf(Object.values(store.getState().allJobs?.writes ?? {})),
  };
}

const none = { signal: new AbortController().signal, onProgress: () => undefined };
const readAll = async () => (await readWhole(makeStore(buildUser()), none)).jobs;
const positions = async () => (await readAll()).map(({ position }) => position).toSorted();

const sent = () => requests('POST', '/jobs').map(({ body }) => body);

describe('an import', () => {
  it('is told of ten times a second at most', async () => {
    const { store, send, states } = await openImport(40);
    const listener = vi.fn();
    store.subscribe(listener);
    const begun = performance.now();
    await send();
    const seconds = (performance.now() - begun) / 1000;
    expect(states()).toEqual(Array.from({ length: 40 }, () => 'done'));

    // Its beginning and its end are told at once.
    expect(listener.mock.calls.length).toBeLessThanOrEqual(10 * seconds + 3);
  });

  it("goes on by 'go on' after a 401, once the same user has logged in", async () => {
    const { store, user, send, goOn, states } = await openImport(3);
    refuse('POST', '/jobs', 401, {}, { once: true });
    await send();
    store.dispatch(sessionEnded(userKey(user)));
    store.dispatch(sessionStarted(user));
    expect(states()).toEqual(['cancelled', 'cancelled', 'cancelled']);
    expect(sent()).toHaveLength(1);
    goOn();

    await expect.poll(states).toEqual(['done', 'done', 'done']);
    const rows = ['Job 0', 'Job 0', 'Job 1', 'Job 2'];
    expect(sent()).toMatchObject(rows.map((position) => ({ position })));
  });

  it('is kept after a 401 for its user alone', async () => {
    const { store, user, send, states } = await openImport(1);
    refuse('POST', '/jobs', 401, {}, { once: true });
    await send();
    store.dispatch(sessionEnded(userKey(user)));
    store.dispatch(sessionStarted({ ...user, email: 'bob@example.com' }));

    expect(states()).toEqual([]);
  });
});

describe('the undo of an import', () => {
  it('deletes what it has made after a question with the number, and can be taken back', async () => {
    const { store, send, close } = await openImport(3);
    await send();
    close();
    const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValue(true);
    await undo(store);
    await settle();
    expect(confirm).toHaveBeenLastCalledWith('Delete the 3 applications of this import?');
    expect(requests('DELETE')).toEqual([]);
    await undo(store);
    await expect.poll(positions).toEqual([]);
    await settle();
    await redo(store);

    await expect.poll(positions).toEqual(['Job 0', 'Job 1', 'Job 2']);
  });

  it('leaves what another device has changed or deleted since, and what the server has not named', async () => {
    const { store, send, close } = await openImport(4);
    answerWith('POST', '/jobs', { status: 201 }, { once: true });
    await send();
    close();
    const elsewhere = makeStore(buildUser());
    const idOf = (jobs: Job[], name: string) =>
      jobs.find(({ position }) => position === name)?._id ?? '';
    const jobs = await readAll();
    const change = { ...JOB_FIELDS, position: 'Job 1', company: 'Other' };
    await write(elsewhere, { kind: 'update', jobId: idOf(jobs, 'Job 1'), fields: change });
    await write(elsewhere, { kind: 'delete', jobId: idOf(jobs, 'Job 2'), fields: {} });
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(true);
    await undo(store);
    await expect.poll(() => requests('DELETE')).toHaveLength(2);
    await settle();

    expect(confirm).toHaveBeenCalledWith(
      'Delete the 1 application of this import? 3 applications will stay: changed again or deleted meanwhile, or not named by the server.',
    );
    expect(await positions()).toEqual(['Job 1']);
  });

  it('deletes nothing where what the server has now cannot be read', async () => {
    const { store, send, close } = await openImport(2);
    await send();
    close();
    cutNetwork('GET', '/jobs');
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(true);
    await undo(store);
    await expect.poll(() => requests('GET', '/jobs')).not.toEqual([]);
    await settle();

    expect(confirm).not.toHaveBeenCalled();
    expect(requests('DELETE')).toEqual([]);
  });

  it('reaches what was found after a lost answer', async () => {
    const { store, send, close } = await openImport(2);
    loseAnswer('POST', '/jobs', { once: true });
    await send();
    close();
    vi.spyOn(window, 'confirm').mockReturnValue(true);
    await undo(store);

    await expect.poll(positions).toEqual([]);
  });

  it('waits for its end', async () => {
    const { store, send } = await openImport(2);
    const confirm = vi.spyOn(window, 'confirm');
    const [second, first] = [deferAnswer('POST', '/jobs'), deferAnswer('POST', '/jobs')];
    first.pass();
    const running = send();
    await second.arrived();
    await undo(store);
    second.pass();
    await running;

    expect(confirm).not.toHaveBeenCalled();
  });
});
