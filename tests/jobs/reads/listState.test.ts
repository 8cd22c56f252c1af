import { describe, expect, it } from 'vitest';
import { makeStore } from '@/app/store';
import { listChanged, type listAddressOpened } from '@/jobs/allJobsSlice';
import { selectQuery } from '@/jobs/reads/listSelectors';
import { selectListState } from '@/jobs/reads/listState';
import type { JobPage } from '@/jobs/api/contract';
import { fetchJobs } from '@/jobs/reads/list';
import { readCollection } from '@/jobs/reads/collection';
import { dismissed, writeEnded, writeSent, writesQueued } from '@/jobs/writes/writes';
import { apiError } from '@/shared/api/apiError';
import { buildJob, buildJobs, buildUser } from '../../support/builders';

type Change = Partial<Parameters<typeof listAddressOpened>[0]>;

function openList(change: Change = {}) {
  const store = makeStore(buildUser());
  store.dispatch(listChanged({ view: 'list', ...change }));
  const state = () => selectListState(store.getState());
  const ask = (id: string) => {
    const query = selectQuery(store.getState());
    store.dispatch(fetchJobs.pending(id, query));
    return {
      answer: (page: Partial<JobPage>) => {
        const rest = { jobs: [], totalJobs: 0, numOfPages: 1, unreadable: 0 };
        store.dispatch(fetchJobs.fulfilled({ ...rest, ...page }, id, query));
      },
      fail: () => store.dispatch(fetchJobs.rejected(null, id, query, apiError('refused'))),
    };
  };
  return { store, state, ask };
}

describe('the state of a list', () => {
  it('is that it loads until there is an answer or a failure', () => {
    const { state, ask } = openList();
    expect(state()).toBe('loading');
    ask('1').fail();
    expect(state()).toBe('failed');
    ask('2').answer({});
    expect(state()).toBe('nothing');
  });

  it('is that there are jobs also while they are read again, or cannot be', () => {
    const { state, ask } = openList();
    ask('1').answer({ jobs: buildJobs(2), totalJobs: 2 });
    const next = ask('2');
    expect(state()).toBe('jobs');
    next.fail();
    expect(state()).toBe('jobs');
  });

  it('is an empty page where the server counts some and sends none', () => {
    const { state, ask } = openList();
    ask('1').answer({ totalJobs: 2 });

    expect(state()).toBe('emptyPage');
  });

  it('is an empty page while a removed one has its place there', () => {
    const { store, state, ask } = openList();
    ask('1').answer({ jobs: buildJobs(1), totalJobs: 1 });
    const rest = { kind: 'delete', jobId: 'job-1', fields: {}, batch: null } as const;
    store.dispatch(writesQueued({ writes: [{ ...rest, id: 'w', state: 'queued', reason: null }] }));
    store.dispatch(writeSent({ id: 'w', at: 0 }));
    store.dispatch(writeEnded({ id: 'w', state: 'done', reason: null }));
    ask('2').answer({});
    expect(state()).toBe('emptyPage');
    store.dispatch(dismissed(['w']));

    expect(state()).toBe('nothing');
  });

  it.each([
    ['board', 'emptyPage'],
    ['table', 'jobs'],
  ] as const)('is on the %s of a job with another status: %s', (view, expected) => {
    const { store, state, ask } = openList();
    ask('1').answer({ jobs: [buildJob({ jobStatus: 'offered' })], totalJobs: 1 });
    store.dispatch(listChanged({ view }));
    store.dispatch(readCollection.pending('2'));
    const end = { seen: ['job-1'], idsBefore: [], isFromStart: true, isAtEnd: true, at: 1 };
    store.dispatch(readCollection.fulfilled(end, '2'));

    expect(state()).toBe(expected);
  });
});
