import { expect, test } from 'vitest';
import { parseSnapshot } from '@/jobs/offline/snapshot';
import { buildCounts, buildJob } from '../../support/builders';

const OWNER = 'ada@example.com';
const DAY_MS = 24 * 60 * 60 * 1000;
const at = Date.now() - DAY_MS;
const job = buildJob();
const jobs = { at, answer: { jobs: [job], totalJobs: 1, numOfPages: 1, unreadable: 0 } };
const counts = buildCounts({ pending: 1, interview: 2, declined: 3 });
const statistics = { at, answer: { defaultStats: counts, monthlyApplications: [] } };
const stored = { owner: OWNER, jobs, statistics };
const nothing = { jobs: undefined, statistics: undefined };

test('a snapshot is read as it was written', () => {
  expect(parseSnapshot(stored, OWNER)).toEqual({ jobs, statistics });
});

test('what it has more or less costs one field alone', () => {
  const other = { ...job, company: undefined, salary: 1 };
  const strange = {
    ...stored,
    color: 'blue',
    jobs: { at, answer: { ...jobs.answer, jobs: [other] } },
    statistics: { at, answer: { defaultStats: { ...counts, ghosted: 1, declined: 'x' } } },
  };

  expect(parseSnapshot(strange, OWNER)).toEqual({
    jobs: { at, answer: { ...jobs.answer, jobs: [{ ...job, company: '' }] } },
    statistics: {
      at,
      answer: { defaultStats: { ...counts, declined: 0 }, monthlyApplications: [] },
    },
  });
});

test.each([
  ['no time', { answer: jobs.answer }],
  ['a time that is older than a week', { ...jobs, at: Date.now() - 8 * DAY_MS }],
  ['no list', { at, answer: { jobs: 'none' } }],
  ['no jobs', { at, answer: { ...jobs.answer, jobs: [1] } }],
])('applications with %s are left out, and the figures stay', (_, broken) => {
  expect(parseSnapshot({ ...stored, jobs: broken }, OWNER)).toEqual({
    jobs: undefined,
    statistics,
  });
});

test.each([
  ['nothing', undefined],
  ['a text', 'snapshot'],
  ["another user's", { ...stored, owner: 'bob@example.com' }],
])('%s is no snapshot', (_, other) => {
  expect(parseSnapshot(other, OWNER)).toEqual(nothing);
});
