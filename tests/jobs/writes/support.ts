import { makeStore } from '@/app/store';
import type { AppStore } from '@/shared/store/withTypes';
import { selectJob } from '@/jobs/jobSelectors';
import { selectRun } from '@/jobs/writes/batches';
import { selectRefusal } from '@/jobs/writes/writeSelectors';
import { fetchJobs } from '@/jobs/reads/list';
import { cancelBatch, write, writeBatch } from '@/jobs/writes/runWrites';
import { goOn } from '@/jobs/writes/sendQueued';
import { jobsSelected, jobSelected, selectionBegun } from '@/jobs/selection/selection';
import type { Write } from '@/jobs/writes/writes';
import type { Job, JobDraft } from '@/jobs/model/job';
import { readWhole } from '@/jobs/reads/needCollection';
import { buildJob, buildUser, JOB_FIELDS } from '../../support/builders';
import { addJobs, signIn } from '../../support/render';
import { requests } from '../../support/server';

export const PATH = '/jobs/job-1';
export const QUERY = {
  search: '',
  searchStatus: 'all',
  searchType: 'all',
  sort: 'latest' as const,
  page: 1,
};

export const bodies = () => requests('PATCH', PATH).map(({ body }) => body);

/** A store that has read one job, and what changes it. */
export function loaded(job: Partial<Job> = {}) {
  const store = makeStore(buildUser());
  read(store, job);
  return {
    store,
    shown: () => selectJob(store.getState(), 'job-1'),
    refusal: () => selectRefusal(store.getState(), 'job-1'),
    save: (fields: Partial<JobDraft>) => write(store, { kind: 'update', jobId: 'job-1', fields }),
  };
}

/** The list is read, with the job as the server has it. */
export function read(store: AppStore, fields: Partial<Job>, id = 'read') {
  store.dispatch(fetchJobs.pending(id, QUERY));
  const page = { jobs: [buildJob(fields)], totalJobs: 1, numOfPages: 1, unreadable: 0 };
  store.dispatch(fetchJobs.fulfilled(page, id, QUERY));
}

const none = { signal: new AbortController().signal, onProgress: () => undefined };

/** Jobs on the server, read and selected, and batches over all of them. */
export async function several(count: number) {
  const account = await signIn();
  const names = Array.from({ length: count }, (_, index) => ({ position: `Job ${index}` }));
  const ids = (await addJobs(account, names)).map(({ id }) => id);
  const store = makeStore(buildUser());
  await readWhole(store, none);
  store.dispatch(selectionBegun());
  store.dispatch(jobsSelected(ids));
  let batch = 0;
  const run = (kind: Write['kind'], fields: Partial<JobDraft> = {}, position = 'New') => {
    const own = (index: number): Partial<JobDraft> =>
      kind === 'create' ? { ...JOB_FIELDS, position: `${position} ${index}` } : fields;
    const wanted = ids.map((jobId, index) => {
      return { kind, jobId: kind === 'create' ? null : jobId, fields: own(index) };
    });
    return writeBatch(store, wanted, { id: `${(batch += 1)}`, label: 'Writing' });
  };
  return {
    ids,
    store,
    change: () => run('update', { jobStatus: 'declined' }),
    remove: () => run('delete'),
    create: (position?: string) => run('create', {}, position),
    cancel: () => cancelBatch(store, `${batch}`),
    goOn: () => goOn(store, `${batch}`),
    unselect: (id = '') => store.dispatch(jobSelected({ id, isSelected: false })),
    wait: () => selectRun(store.getState())?.wait ?? null,
    secondsLeft: () => {
      const { until = 0 } = selectRun(store.getState())?.wait ?? {};
      return Math.ceil((until - Date.now()) / 1000);
    },
    onServer: async () => (await readWhole(makeStore(buildUser()), none)).jobs,
  };
}

export const pathOf = (id = '') => `/jobs/${id}`;
export const statesOf = (writes: readonly Write[]) => writes.map(({ state }) => state);
