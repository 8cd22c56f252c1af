import { describe, expect, it } from 'vitest';
import { http } from 'msw';
import { selectIsListLoading } from '@/jobs/allJobsSlice';
import { JOB_FIELDS } from '../../support/builders';
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
