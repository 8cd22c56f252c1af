import { waitFor } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { writeEach, type Write } from '@/features/selection/writeEach';
import { makeStore } from '@/app/store';
import { selectIsTicked, selectJob } from '@/jobs/allJobsSlice';
import { removeJob } from '@/jobs/removals';
import { saveJob } from '@/jobs/saveJob';
import { jobsTicked, jobTicked, tickingBegun } from '@/jobs/selection';
import { renewSessionScope } from '@/shared/api/sessionScope';
import { EVERYTHING } from '@/jobs/api/jobPagePath';
import type { Progress } from '@/shared/lib/useTask';
import { walkJobs } from '@/jobs/api/walkJobs';
import { addJobs, signIn } from '../../support/render';
import {
  cutNetwork,
  deferAnswer,
  loseAnswer,
  refuse,
  requests,
  server,
} from '../../support/server';

const none = { signal: new AbortController().signal, onProgress: () => undefined };

/** Jobs on the server and in the table, and a run over all of them that has not begun. */
async function jobsOf(count: number) {
  const account = await signIn();
  const names = Array.from({ length: count }, (_, index) => ({
    position: `Job ${index}`,
    company: `Firm ${index}`,
  }));
  const ids = (await addJobs(account, names)).map(({ id }) => id);
  const store = makeStore(null);
  const { jobs } = await walkJobs(EVERYTHING, none);
  store.dispatch(tickingBegun());
  store.dispatch(jobsTicked({ ids, jobs }));
  const common = {
    isWanted: (id: string) => selectIsTicked(store.getState(), id),
    companyOf: (id: string) => selectJob(store.getState(), id)?.company ?? '',
  };
  const status: Write = {
    label: 'Changing',
    ...common,
    send: (id) =>
      store.dispatch(saveJob({ id, changes: { jobStatus: 'declined' }, isOfRun: true })),
    missing: 'gone',
    isDone: (job) => job?.jobStatus === 'declined',
  };
  const removal: Write = {
    label: 'Deleting',
    ...common,
    send: (id) => store.dispatch(removeJob({ id, isOfRun: true })).unwrap(),
    missing: 'done',
    isDone: (job) => job === undefined,
  };
  const controller = new AbortController();
  const { signal } = controller;
  const seen: Progress[] = [];
  const run = (write: Write) =>
    writeEach(ids, write, { signal, onProgress: (progress) => seen.push(progress) });
  const onServer = async () => (await walkJobs(EVERYTHING, none)).jobs;
  const untick = (id = '') => store.dispatch(jobTicked({ id, isTicked: false }));
  return { ids, status, removal, untick, run, seen, onServer, abort: () => controller.abort() };
}

const writes = () => requests('PATCH').length;
const pathOf = (id = '') => `/jobs/${id}`;

describe('a run over 200 jobs', () => {
  it('does what can be done through refusals, a pause and a lost answer, each job once', async () => {
    const { ids, status, run, seen, onServer } = await jobsOf(200);
    let [now, most] = [0, 0];
    const counted = async (id: string) => {
      most = Math.max(most, (now += 1));
      await status.send(id).finally(() => (now -= 1));
    };
    const refused = ids.filter((_, index) => index % 50 === 7);
    for (const id of refused) refuse('PATCH', pathOf(id), 422, 'Not this one');
    refuse('PATCH', pathOf(ids[20]), 429, {}, { once: true, headers: { 'Retry-After': '1' } });
    loseAnswer('PATCH', pathOf(ids[30]), { once: true });
    cutNetwork('PATCH', pathOf(ids[31]), { once: true });
    const result = await run({ ...status, send: counted });

    const failed = [...refused, ids[31]];
    expect(result.error).toBeNull();
    expect(result.unsure.size).toBe(0);
    // Two answers were lost: one reading of all, after that of the start.
    expect(requests('GET', '/jobs')).toHaveLength(20 + 20);
    expect(Object.keys(result.refused).toSorted()).toEqual(failed.toSorted());
    expect(result.refused[refused[0] ?? '']).toBe('Not this one');
    expect(new Set(result.done)).toEqual(new Set(ids.filter((id) => !failed.includes(id))));
    const declined = (await onServer()).filter(({ jobStatus }) => jobStatus === 'declined');
    expect(declined).toHaveLength(195);
    // The one that was told to wait was sent again, no other.
    expect(writes()).toBe(201);
    expect(most).toBe(1);
    expect(seen.some(({ wait }) => wait?.secondsLeft === 1)).toBe(true);
    expect(seen.at(-1)).toMatchObject({ label: 'Reading your list', done: 200 });
  });
});

describe('a run', () => {
  it('ends at the first 401', async () => {
    const { ids, status, run } = await jobsOf(3);
    refuse('PATCH', pathOf(ids[1]), 401);

    expect(await run(status)).toMatchObject({ done: [ids[0]], error: { kind: 'unauthorized' } });
    expect(writes()).toBe(2);
  });

  it('is cancelled behind the write under way, whose answer counts', async () => {
    const { ids, status, run, abort } = await jobsOf(3);
    const held = deferAnswer('PATCH', pathOf(ids[0]));
    const end = run(status);
    await held.arrived();
    abort();
    held.pass();

    expect(await end).toMatchObject({ done: [ids[0]], error: { kind: 'cancelled' } });
    expect(writes()).toBe(1);
  });

  it('of an earlier session goes on in no other one', async () => {
    const { ids, status, run, seen } = await jobsOf(2);
    refuse('PATCH', pathOf(ids[0]), 429, {}, { headers: { 'Retry-After': '60' } });
    const end = run(status);
    await waitFor(() => expect(seen.at(-1)?.wait).not.toBeNull());
    renewSessionScope();

    expect(await end).toMatchObject({ done: [], error: { kind: 'unauthorized' } });
    expect(writes()).toBe(1);
  });

  it('finds out whether a delete was done whose answer is lost', async () => {
    const { ids, removal, run } = await jobsOf(3);
    loseAnswer('DELETE', pathOf(ids[0]));
    refuse('DELETE', pathOf(ids[1]), 503);
    const { done, refused } = await run(removal);

    expect(done.toSorted()).toEqual([ids[0], ids[2]].toSorted());
    expect(Object.keys(refused)).toEqual([ids[1]]);
    expect(requests('DELETE')).toHaveLength(3);
  });

  it('is not sure of what is not in a list that changed while it was read', async () => {
    const { ids, removal, run } = await jobsOf(1);
    loseAnswer('DELETE', pathOf(ids[0]));
    server.use(
      http.get('*/api/v1/jobs', () => Response.json({ jobs: [], totalJobs: 1, numOfPages: 1 })),
    );

    const { done, refused, unsure } = await run(removal);
    expect([done, refused, [...unsure.keys()]]).toEqual([[], {}, ids]);
  });

  it('settles lost answers once, at its end, and waits for the network then', async () => {
    const { ids, status, run, seen } = await jobsOf(3);
    cutNetwork('PATCH', pathOf(ids[1]));
    cutNetwork('GET', '/jobs', { once: true });
    const end = run(status);
    await waitFor(() => expect(seen.at(-1)?.wait?.retry).toBeDefined());
    expect(writes()).toBe(3);
    seen.at(-1)?.wait?.retry?.();

    expect(await end).toMatchObject({ done: [ids[0], ids[2]], error: null });
    expect(writes()).toBe(3);
  });

  it('asks for the company of a single lost answer, and no further where that is enough', async () => {
    const { ids, status, run } = await jobsOf(25);
    const before = requests('GET').length;
    loseAnswer('PATCH', pathOf(ids[24]));
    expect((await run(status)).done).toHaveLength(25);

    const reads = requests('GET').slice(before);
    expect(reads.map(({ params }) => params.search)).toEqual(['Firm 24']);
  });

  it('ends after three answers in a row that are lost or cannot be read', async () => {
    const { ids, status, run } = await jobsOf(5);
    refuse('PATCH', '/jobs/:id', 502, 'Bad gateway');
    const { done, refused, error } = await run(status);

    expect(writes()).toBe(3);
    expect(done).toEqual([]);
    expect(refused).toEqual(Object.fromEntries(ids.slice(0, 3).map((id) => [id, 'Bad gateway'])));
    expect(error).toMatchObject({ message: 'Bad gateway' });
  });

  it('ends at a 403, by which some servers tell of a session that has ended', async () => {
    const { ids, status, run } = await jobsOf(3);
    refuse('PATCH', pathOf(ids[1]), 403, 'Who are you?');

    expect(await run(status)).toMatchObject({
      done: [ids[0]],
      refused: { [ids[1] ?? '']: 'Who are you?' },
      error: { status: 403 },
    });
    expect(writes()).toBe(2);
  });

  it('leaves out what is unticked meanwhile', async () => {
    const { ids, status, run, untick } = await jobsOf(3);
    const held = deferAnswer('PATCH', pathOf(ids[0]));
    const end = run(status);
    await held.arrived();
    untick(ids[1]);
    held.pass();

    expect(await end).toMatchObject({ done: [ids[0], ids[2]], total: 2 });
  });

  it('leaves out what is unticked while it waits to send it again', async () => {
    const { ids, status, run, untick, seen } = await jobsOf(2);
    const pause = { once: true, headers: { 'Retry-After': '1' } };
    refuse('PATCH', pathOf(ids[0]), 429, {}, pause);
    const end = run(status);
    await waitFor(() => expect(seen.at(-1)?.wait).not.toBeNull());
    untick(ids[0]);

    expect(await end).toMatchObject({ done: [ids[1]], total: 1, error: null });
    expect(writes()).toBe(2);
  });

  it('that creates ends at the first answer that is lost', async () => {
    const { ids, status, run } = await jobsOf(2);
    loseAnswer('PATCH', pathOf(ids[0]));
    const { label, send } = status;

    const result = await run({ label, send, isWanted: () => true, companyOf: () => '' });
    expect(result.done).toEqual([]);
    expect([...result.unsure.keys()]).toEqual([ids[0]]);
    expect(writes()).toBe(1);
  });
});
