import { beforeEach, describe, expect, it, vi } from 'vitest';
import { initialQuery } from '@/jobs/model/listQuery';
import { fits, isFoundByServer, monthsOf } from '@/jobs/model/matching';
import { buildJob } from '../../support/builders';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-26T12:00:00Z') });
});
const cook = buildJob({
  position: 'Köchin',
  company: 'Inn',
  jobLocation: 'São Paulo',
  jobType: 'remote',
  jobStatus: 'pending',
  createdAt: '2026-10-26T23:00:00.000Z',
});

it('the months are those of dates, the newest first', () => {
  const dates = ['2026-09-01', '', '2026-13-01', '2026-10-26', 'yesterday', '2026-10-01'];

  expect(monthsOf(dates.map((createdAt) => buildJob({ createdAt })))).toEqual([
    '2026-10',
    '2026-09',
  ]);
});

describe('a row', () => {
  it.each([
    ['both words of a search', { search: 'paulo kochin' }],
    ['its place', { place: 'sao paulo' }],
    ['a wait of more than 30 days', { waiting: '30' }],
    ['its month', { month: '2026-10' }],
    ['its status and type', { searchStatus: 'pending', searchType: 'remote' }],
  ])('fits %s', (_, query) => {
    expect(fits(cook, { ...initialQuery, ...query })).toBe(true);
  });

  it.each([
    ['one word of two', { search: 'paulo baker' }],
    ['a part of its place', { place: 'Paulo' }],
    ['a longer wait', { waiting: '60' }],
    ['another month', { month: '2026-11' }],
    ['another status', { searchStatus: 'declined' }],
    ['another type', { searchType: 'full-time' }],
  ])('does not fit %s', (_, query) => {
    expect(fits(cook, { ...initialQuery, ...query })).toBe(false);
  });

  it('waits for nothing once it is answered', () => {
    const query = { ...initialQuery, waiting: '14' };
    expect(fits({ ...cook, jobStatus: 'interview' }, query)).toBe(false);
  });
});

it.each([
  ['köch', true],
  ['INN', true],
  ['paulo', false],
  ['köchin inn', false],
])('a server that searches position and company finds it by %s: %s', (search, isFound) => {
  expect(isFoundByServer(cook, search)).toBe(isFound);
});
