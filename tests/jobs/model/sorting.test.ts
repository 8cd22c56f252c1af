import { beforeEach, expect, it, vi } from 'vitest';
import { initialQuery } from '@/jobs/model/listQuery';
import { comparisonOf, SORT_NAMES } from '@/jobs/model/sorting';
import { buildJob } from '../../support/builders';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-26T12:00:00Z') });
});
const jobs = [
  buildJob({
    _id: 'a',
    company: 'zoo',
    jobStatus: 'declined',
    createdAt: '2026-10-01T12:00:00.000Z',
  }),
  buildJob({ _id: 'b', company: 'Ärzte', createdAt: '2026-11-20T12:00:00.000Z' }),
  buildJob({ _id: 'c', company: 'Bank', createdAt: '2026-11-01T12:00:00.000Z' }),
];

it('servers have the four sorts of the contract', () => {
  expect(SORT_NAMES).toEqual(['latest', 'oldest', 'a-z', 'z-a']);
});

it.each([
  ['latest', '', ['b', 'c', 'a']],
  ['oldest', '', ['a', 'c', 'b']],
  ['latest', 'company', ['b', 'c', 'a']],
  ['latest', '-company', ['a', 'c', 'b']],
  ['latest', '-waiting', ['c', 'b', 'a']],
] as const)('applications are sorted by %s and %s', (sort, order, ids) => {
  const sorted = jobs.toSorted(comparisonOf({ ...initialQuery, sort, order }));

  expect(sorted.map(({ _id }) => _id)).toEqual(ids);
});
