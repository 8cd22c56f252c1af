import { describe, expect, it } from 'vitest';
import { initialState, type AllJobsState } from '@/jobs/allJobsState';
import { jobsAdapter } from '@/jobs/jobsTable';
import type { Job } from '@/jobs/model/job';
import { jobsToKeep } from '@/jobs/offline/jobsToKeep';
import type { Write } from '@/jobs/writes/writes';
import { buildJob, buildJobs } from '../../support/builders';

const NOW = 2_000;
const read = (jobs: Job[], change: Partial<AllJobsState> = {}): AllJobsState => ({
  ...initialState,
  jobs: jobsAdapter.setAll(initialState.jobs, jobs),
  ...change,
});
const collection = (change: object) => ({ ...initialState.collection, ...change });
const page = (jobs: Job[], totalJobs: number, numOfPages: number | null) => ({
  jobs,
  totalJobs,
  numOfPages,
  unreadable: 0,
});
const idsOf = ({ answer }: ReturnType<typeof jobsToKeep>) => answer.jobs.map(({ _id }) => _id);

describe('what is kept of applications', () => {
  it('is all of them, as of the time when they were read', () => {
    const jobs = buildJobs(3);
    const state = read(jobs, { collection: collection({ isWhole: true, total: 3, asOf: 1_500 }) });
    const before = { at: 1_000, answer: page(buildJobs(9), 9, 1) };
    const kept = jobsToKeep(state, NOW, before);

    expect(kept).toEqual({ at: 1_500, answer: page(kept.answer.jobs, 3, 1) });
    expect(idsOf(kept)).toEqual(jobs.map(({ _id }) => _id));
  });

  it('is what the list has read, and how many there are', () => {
    const jobs = buildJobs(2);
    const kept = jobsToKeep(
      read(jobs, { list: { ...initialState.list, total: 75 } }),
      NOW,
      undefined,
    );

    expect(kept).toEqual({ at: NOW, answer: page(kept.answer.jobs, 75, null) });
    expect(idsOf(kept)).toEqual(['job-1', 'job-2']);
  });

  it('is what was kept before, with what was read, changed and deleted since', () => {
    const before = { at: 1_000, answer: page(buildJobs(4), 4, 1) };
    const changed = buildJob({ _id: 'job-1', company: 'New' });
    const gone: Write = {
      id: 'w',
      kind: 'delete',
      jobId: 'job-2',
      fields: {},
      state: 'done',
      reason: null,
      batch: null,
    };
    const kept = jobsToKeep(read([changed], { writes: { w: gone } }), NOW, before);

    expect(idsOf(kept)).toEqual(['job-1', 'job-3', 'job-4']);
    expect(kept.answer.jobs[0]?.company).toBe('New');
    expect(kept).toMatchObject({ at: 1_000, answer: { numOfPages: 1 } });
  });

  it('is what was read where no more was kept before', () => {
    const before = { at: 1_000, answer: page([buildJob({ _id: 'old' })], 1, 1) };
    const kept = jobsToKeep(read([buildJob({ _id: 'new' })]), NOW, before);

    expect(kept.at).toBe(NOW);
    expect(idsOf(kept)).toEqual(['new']);
  });

  it('is nothing that was only shown as kept', () => {
    const before = { at: 1_000, answer: page([buildJob({ company: 'Old' })], 1, null) };
    const jobs = [buildJob({ company: 'Old' }), buildJob({ _id: 'b' })];
    const restored = collection({ asOf: 1_000, reading: { cachedAt: 1_000 } });
    const state = read(jobs, { unconfirmed: ['job-1'], collection: restored });
    const kept = jobsToKeep(state, NOW, before);

    expect(kept.at).toBe(NOW);
    expect(idsOf(kept)).toEqual(['b']);
  });

  it('is the newest 5,000, and told as not all', () => {
    const oldest = buildJob({ _id: 'oldest', createdAt: '2020-01-01T00:00:00.000Z' });
    const jobs = [oldest, ...buildJobs(5_000)];
    const state = read(jobs, { collection: collection({ isWhole: true, total: 5_001, asOf: 1 }) });
    const kept = jobsToKeep(state, NOW, undefined);

    expect(kept.answer).toMatchObject({ totalJobs: 5_001, numOfPages: null });
    expect(kept.answer.jobs).toHaveLength(5_000);
    expect(idsOf(kept)).not.toContain('oldest');
  });
});
