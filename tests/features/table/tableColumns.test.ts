import { beforeEach, describe, expect, it, vi } from 'vitest';
import { asTabbedText } from '@/features/table/asTabbedText';
import { arrange, COLUMNS, fits, monthsOf, nextSort, sortOf } from '@/features/table/tableColumns';
import { initialQuery } from '@/jobs/allJobsState';
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
const column = (name: string) => COLUMNS.find((one) => one.name === name) ?? { name };

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

describe('the rows', () => {
  const jobs = [
    buildJob({ _id: 'a', company: 'zoo', jobStatus: 'declined' }),
    buildJob({ _id: 'b', company: 'Ärzte', createdAt: '2026-11-20T12:00:00.000Z' }),
    buildJob({ _id: 'c', company: 'Bank', createdAt: '2026-11-01T12:00:00.000Z' }),
  ];

  it.each([
    ['', 'latest', ['a', 'b', 'c']],
    ['company', 'latest', ['b', 'c', 'a']],
    ['-company', 'latest', ['a', 'c', 'b']],
    ['-waiting', 'latest', ['c', 'b', 'a']],
  ])('are sorted by %s', (order, sort, ids) => {
    expect(arrange(jobs, { ...initialQuery, order, sort }, sort)).toEqual(ids);
  });

  it('are sorted here where the server has sorted them in another way', () => {
    expect(arrange(jobs.slice(1), { ...initialQuery, sort: 'oldest' }, 'latest')).toEqual([
      'c',
      'b',
    ]);
  });
});

describe('a heading', () => {
  it('asks the server where that can sort, the other way at the next press', () => {
    const position = column('position');
    expect(nextSort(position, initialQuery)).toEqual({ sort: 'a-z', order: '' });
    const query = { ...initialQuery, sort: 'a-z' };
    expect(sortOf(position, query)).toBe('ascending');
    expect(nextSort(position, query)).toEqual({ sort: 'z-a', order: '' });
    expect(sortOf(column('date'), initialQuery)).toBe('descending');
  });

  it('sorts here by any other, the longest wait first', () => {
    expect(nextSort(column('company'), initialQuery)).toEqual({ order: 'company' });
    const query = { ...initialQuery, order: 'company' };
    expect(nextSort(column('company'), query)).toEqual({ order: '-company' });
    expect(sortOf(column('date'), query)).toBeUndefined();
    expect(nextSort(column('waiting'), initialQuery)).toEqual({ order: '-waiting' });
  });
});

it('is copied as lines of cells, none of which is a formula', () => {
  const job = { ...cook, position: '=1+1', company: 'In\tn' };
  expect(asTabbedText([job], true)).toBe(
    'position\tcompany\tlocation\ttype\tstatus\tcreated\n' +
      "'=1+1\tIn n\tSão Paulo\tremote\tpending\t2026-10-26",
  );
});
