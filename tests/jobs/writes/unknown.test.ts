import { describe, expect, it, vi } from 'vitest';
import { http } from 'msw';
import { makeStore } from '@/app/store';
import { allJobsOf } from '@/jobs/allJobsState';
import { selectIsListLoading } from '@/jobs/reads/listState';
import { selectIsUnsure } from '@/jobs/writes/writeSelectors';
import { readWhole } from '@/jobs/reads/needCollection';
import { write } from '@/jobs/writes/runWrites';
import { mayBeRecorded } from '@/jobs/writes/writes';
import type { AppStore } from '@/shared/store/withTypes';
import { buildUser, JOB_FIELDS } from '../../support/builders';
import { addJobs, signIn } from '../../support/render';
import {
  answerWith,
  cutNetwork,
  deferAnswer,
  loseAnswer,
  refuse,
  requests,
  server,
  type Deferred,
} from '../../support/server';
import { bodies, loaded, PATH, pathOf, several, statesOf } from './support';

describe('a change of which nobody knows what has become', () => {
  it.each<[string, string, () => void]>([
    ['is lost', 'unreachable', () => cutNetwork('PATCH', PATH)],
    ['is a failure', 'refused', () => answerWith('PATCH', PATH, { status: 502 })],
    ['is no JSON', 'unreadable', () => answerWith('PATCH', PATH, { body: '<html>' })],
  ])('whose answer %s makes what was read stale', async (_, kind, arrange) => {
    const { shown, refusal, save, store } = loaded();
    arrange();
    expect(await save({ jobStatus: 'declined' })).toMatchObject({
      state: 'unknown',
      error: { kind },
    });

    expect(shown()?.jobStatus).toBe('pending');
    expect(refusal()).toBeNull();
    expect(selectIsListLoading(store.getState())).toBe(true);
  });

  it.each<[string, (held: Deferred) => void]>([
    ['was refused', ({ answer }) => answer({ status: 400, body: { msg: 'Not today' } })],
    ['was lost', ({ drop }) => drop()],
  ])('leaves nothing to the next one: it %s', async (_, fail) => {
    const { shown, refusal, save } = loaded();
    const first = deferAnswer('PATCH', PATH);
    void save({ position: 'Cook', jobStatus: 'interview' });
    await first.arrived();
    answerWith('PATCH', PATH, { status: 200 });
    const second = save({ jobStatus: 'declined' });
    fail(first);
    await second;

    expect(bodies()[1]).toEqual({ ...JOB_FIELDS, jobStatus: 'declined' });
    expect(shown()).toMatchObject({ position: JOB_FIELDS.position, jobStatus: 'declined' });
    expect(refusal()).toBeNull();
  });
});

describe('a batch', () => {
  it('finds out what is there, and goes on by itself', async () => {
    const { ids, remove } = await several(4);
    loseAnswer('DELETE', pathOf(ids[0]));
    refuse('DELETE', pathOf(ids[1]), 503, 'Database is down');
    cutNetwork('DELETE', pathOf(ids[2]));
    const writes = await remove();

    expect(statesOf(writes)).toEqual(['done', 'refused', 'refused', 'done']);
    expect(writes.map(({ reason }) => reason).slice(1, 3)).toEqual([
      'Database is down',
      'The answer was lost, and nothing was changed.',
    ]);
    expect(requests('DELETE')).toHaveLength(4);
  });

  it('of new applications finds those that were not there before, each once', async () => {
    const { create, onServer } = await several(3);
    loseAnswer('POST', '/jobs', { once: true });
    expect(statesOf(await create())).toEqual(['done', 'done', 'done']);
    expect(requests('POST')).toHaveLength(3);
    expect(await onServer()).toHaveLength(6);
    // They are like those that were there before.
    cutNetwork('POST', '/jobs', { once: true });
    expect(statesOf(await create('Job'))).toEqual(['refused', 'done', 'done']);
  });

  it('is not sure of what is not in a list that changed while it was read', async () => {
    const { ids, remove } = await several(2);
    loseAnswer('DELETE', pathOf(ids[0]));
    const body = { jobs: [], totalJobs: 1, numOfPages: 1 };
    server.use(http.get('*/api/v1/jobs', () => Response.json(body)));

    expect(statesOf(await remove())).toEqual(['unknown', 'done']);
  });
});

describe('a single new application of which nobody knows what has become', () => {
  const DRAFT = { ...JOB_FIELDS, position: 'Baker' };
  const create = (store: AppStore) => write(store, { kind: 'create', jobId: null, fields: DRAFT });
  const lost = (store: AppStore) => mayBeRecorded(allJobsOf(store.getState()), DRAFT);
  const none = { signal: new AbortController().signal, onProgress: () => undefined };

  async function account(positions: string[], areRead: boolean) {
    await addJobs(
      await signIn(),
      positions.map((position) => ({
        ...JOB_FIELDS,
        position,
        createdAt: new Date('2024-01-01T10:00:00.000Z'),
      })),
    );
    const store = makeStore(buildUser());
    if (areRead) await readWhole(store, none);
    return store;
  }
  const last = (store: AppStore) => Object.values(allJobsOf(store.getState()).writes).at(-1);

  it('was recorded where a read of all finds it, beside one that is like it', async () => {
    const store = await account(['Baker'], true);
    loseAnswer('POST', '/jobs', { once: true });
    expect(await create(store)).toMatchObject({ state: 'unknown' });
    expect(selectIsUnsure(store.getState())).toBe(true);
    await readWhole(store, none);

    expect(last(store)).toMatchObject({ state: 'done', reason: null });
    expect(selectIsUnsure(store.getState())).toBe(false);
    // It is not recorded again without a question.
    expect(lost(store)).toBe(true);
  });

  it('was not recorded where a read of all does not find it', async () => {
    const store = await account(['Baker'], true);
    cutNetwork('POST', '/jobs', { once: true });
    await create(store);
    expect(lost(store)).toBe(true);
    await readWhole(store, none);

    expect(last(store)).toMatchObject({
      state: 'refused',
      reason: 'The answer was lost, and this was not recorded. It can be sent again.',
    });
    expect(lost(store)).toBe(false);
  });

  it('is told from an older one that was not read before', async () => {
    // The clock of the server.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') });
    const store = await account(['Baker'], false);
    cutNetwork('POST', '/jobs', { once: true });
    await create(store);
    await readWhole(store, none);
    expect(last(store)).toMatchObject({ state: 'unknown' });

    loseAnswer('POST', '/jobs', { once: true });
    const other = makeStore(buildUser());
    await create(other);
    await readWhole(other, none);
    expect(last(other)).toMatchObject({ state: 'done' });
  });
});
