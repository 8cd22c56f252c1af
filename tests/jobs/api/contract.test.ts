import { afterEach, describe, expect, it, vi } from 'vitest';
import { findJobStatus, parseJobPage, parseJobStats } from '@/jobs/api/contract';
import { isoTime } from '@/jobs/model/keptDay';
import { monthsOf } from '@/jobs/model/matching';
import { toDay } from '@/shared/dates/dates';
import { FIELD_NAMES } from '@/jobs/model/job';
import { STATUS_ORDER } from '@/jobs/model/statuses';
import { buildCounts, buildJob } from '../../support/builders';

afterEach(() => {
  vi.unstubAllEnvs();
});

const UNREADABLE = expect.objectContaining({
  reason: expect.objectContaining({ kind: 'unreadable' }) as unknown,
}) as unknown;

const NO_ANSWERS: unknown[][] = [[undefined], [null], ['<!doctype html>'], [42], [[]]];

describe('the status that the server has taken', () => {
  const job = buildJob({ jobStatus: 'declined' });

  it.each([[{ job }], [{ updatedJob: job }], [job]])('is that of the job in %j', (answer) => {
    expect(findJobStatus(answer)).toBe('declined');
  });

  it('is none of a job without one, and not known without a job', () => {
    const { jobStatus, ...other } = job;
    for (const answer of [{ job: other }, { updatedJob: other }, other]) {
      expect(findJobStatus(answer)).toBeNull();
    }
    for (const answer of [{ msg: 'updated' }, { id: 7 }, undefined, 'ok']) {
      expect(findJobStatus(answer)).toBeUndefined();
    }
    expect(jobStatus).toBe('declined');
  });
});

describe('a page of jobs', () => {
  const job = buildJob();
  const pageOf = (jobs: unknown, rest: object = { totalJobs: 1, numOfPages: 1 }) =>
    parseJobPage({ jobs, ...rest });

  it('is taken with its totals, without fields that are of no use', () => {
    const answer = { jobs: [{ ...job, createdBy: 'u1', __v: 0 }], totalJobs: 21, numOfPages: 3 };
    const page = { jobs: [job], totalJobs: 21, numOfPages: 3, unreadable: 0 };
    expect(parseJobPage(answer)).toEqual(page);
  });

  it.each([...FIELD_NAMES, 'createdAt'])(
    'keeps a job whose %s is missing or of another type',
    (key) => {
      for (const value of [undefined, null, 0, [], {}]) {
        expect(pageOf([{ ...job, [key]: value }]).jobs).toEqual([{ ...job, [key]: '' }]);
      }
    },
  );

  it('keeps statuses and types it does not know', () => {
    const odd = buildJob({ jobStatus: 'ghosted', jobType: 'gig' });
    expect(pageOf([odd]).jobs).toEqual([odd]);
  });

  it('takes a number as an id', () => {
    expect(pageOf([{ ...job, _id: 7 }]).jobs).toEqual([{ ...job, _id: '7' }]);
  });

  it('takes the id from where SQL back ends have it', () => {
    const { _id, ...fields } = job;
    expect(pageOf([{ ...fields, id: _id }]).jobs).toEqual([job]);
  });

  it.each([[undefined], [null], [''], [{}]])('counts a job with the id %j as unreadable', (_id) => {
    const other = buildJob({ _id: 'job-2' });
    const page = pageOf([{ ...job, _id }, other, 'text', null]);
    expect(page).toMatchObject({ jobs: [other], unreadable: 3 });
    expect(() => pageOf([{ ...job, _id }])).toThrow(UNREADABLE);
  });

  it('counts a job as unreadable whose id is a number that came rounded', () => {
    const rows = [1152921504606846977n, 1152921504606846978n, 9007199254740991n];
    const read = (toId: (row: bigint) => string) =>
      parseJobPage(JSON.parse(`{"jobs":[${rows.map((row) => `{"_id":${toId(row)}}`).join()}]}`));
    const idsOf = ({ jobs }: ReturnType<typeof read>) => jobs.map(({ _id }) => _id);

    const asNumbers = read(String);
    expect(idsOf(asNumbers)).toEqual(['9007199254740991']);
    expect(asNumbers.unreadable).toBe(2);
    expect(idsOf(read((row) => `"${row}"`))).toEqual(rows.map(String));
  });

  it.each([
    ['Mon, 23 Nov 2026 10:00:00 GMT', '2026-11-23T10:00:00.000Z'],
    [Date.UTC(2026, 10, 23, 10), '2026-11-23T10:00:00.000Z'],
    ['Mon, 99 Nov 2026', 'Mon, 99 Nov 2026'],
    ['2026-11-01T00:30:00+02:00', '2026-10-31T22:30:00.000Z'],
    ['2026-02-30T23:30:00-02:00', '2026-02-30T23:30:00-02:00'],
    [9e15, ''],
  ])('takes %j as a date', (createdAt, taken) => {
    expect(pageOf([{ ...job, createdAt }]).jobs[0]?.createdAt).toBe(taken);
  });

  it.each([
    '2026-03-08T23:30:00.000Z',
    '2026-03-08',
    '2026-03-08T02:30',
    '2026-03-08 23:30:00',
    '2026-03-09T01:30:00+02:00',
    '2026-03-07T23:30:00.5-0200',
  ])('has one day, and one month, everywhere of the date %s', (createdAt) => {
    for (const zone of ['Pacific/Auckland', 'America/Los_Angeles', 'Pacific/Kiritimati']) {
      vi.stubEnv('TZ', zone);
      const { jobs } = pageOf([{ ...job, createdAt }]);
      const date = jobs[0]?.createdAt ?? '';
      expect([zone, toDay(date)]).toEqual([zone, '2026-03-08']);
      expect([zone, monthsOf(jobs)]).toEqual([zone, ['2026-03']]);
      expect([zone, isoTime(date)?.slice(0, 10)]).toEqual([zone, '2026-03-08']);
    }
  });

  it('holds each id once', () => {
    const jobs = pageOf([job, buildJob({ _id: 'job-2' }), job]).jobs;
    expect(jobs.map(({ _id }) => _id)).toEqual(['job-1', 'job-2']);
  });

  it('takes totals written as text', () => {
    const totals = { totalJobs: '21', numOfPages: '3' };
    expect(pageOf([job], totals)).toMatchObject({ totalJobs: 21, numOfPages: 3 });
  });

  it.each([[undefined], [null], [''], ['many'], [-1], [1.5], [{}], [1e300]])(
    'counts what it holds when the totals are %j',
    (total) => {
      const totals = { totalJobs: total, numOfPages: total };
      const jobs = [job, buildJob({ _id: 'job-2' })];
      expect(pageOf(jobs, totals)).toMatchObject({ totalJobs: 2, numOfPages: null });
      expect(pageOf([], totals)).toMatchObject({ jobs: [], totalJobs: 0, numOfPages: 0 });
      expect(pageOf([], { totalJobs: 27, numOfPages: total })).toMatchObject({ numOfPages: null });
    },
  );

  it.each([...NO_ANSWERS, [{}], [{ jobs: null }], [{ jobs: {} }]])('is not in %j', (answer) => {
    expect(() => parseJobPage(answer)).toThrow(UNREADABLE);
  });
});

describe('the statistics', () => {
  const counts = buildCounts({ pending: 3, interview: 2, declined: 1 });
  const months = [
    { date: 'Oct 2026', count: 1 },
    { date: 'Nov 26', count: 5 },
  ];
  const statsOf = (answer: object) =>
    parseJobStats({ defaultStats: counts, monthlyApplications: months, ...answer });

  it('are counts by status and by month, whatever the months are called', () => {
    expect(statsOf({})).toEqual({ defaultStats: counts, monthlyApplications: months });
  });

  it.each(STATUS_ORDER)('count 0 where %s is missing or no number', (key) => {
    for (const value of [undefined, null, 'x', -3, 0.5]) {
      const { defaultStats } = statsOf({ defaultStats: { ...counts, [key]: value } });
      expect(defaultStats).toEqual({ ...counts, [key]: 0 });
    }
  });

  it('count 0 for each status where a server that leaves out zeros counted nothing', () => {
    const { defaultStats } = statsOf({ defaultStats: {} });
    expect(defaultStats).toEqual(buildCounts());
  });

  it('take counts written as text', () => {
    expect(statsOf({ defaultStats: { ...counts, pending: '7' } }).defaultStats.pending).toBe(7);
  });

  it.each([
    [undefined],
    [null],
    ['x'],
    [7],
    [[]],
    [[counts]],
    [{ open: 3 }],
    [{ pending: 'x', interview: {}, declined: null }],
  ])('are unreadable when the counts are %j', (defaultStats) => {
    expect(() => statsOf({ defaultStats })).toThrow(UNREADABLE);
  });

  it.each([[undefined], [null], ['x'], [{}]])('have no months when those are %j', (value) => {
    expect(statsOf({ monthlyApplications: value }).monthlyApplications).toEqual([]);
  });

  it('leave out a month without a label and count 0 where a count is none', () => {
    const monthlyApplications = [{ count: 3 }, { date: 'Nov 2026', count: null }, null, months[0]];
    expect(statsOf({ monthlyApplications }).monthlyApplications).toEqual([
      { date: 'Nov 2026', count: 0 },
      months[0],
    ]);
  });

  it.each([[undefined], [null], ['<!doctype html>'], [42]])('are not in %j', (answer) => {
    expect(() => parseJobStats(answer)).toThrow(UNREADABLE);
  });
});
