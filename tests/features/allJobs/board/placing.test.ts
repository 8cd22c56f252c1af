// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { placeJobs } from '@/features/allJobs/board/placing';
import type { Job } from '@/shared/api/contract';
import { STATUS_ORDER } from '@/shared/ui/statusLooks';
import { buildJob } from '../../../support/builders';

const job = (position: string, day: number, jobStatus = 'pending') =>
  buildJob({ _id: position, position, jobStatus, createdAt: `2026-11-0${day}T12:00:00.000Z` });

const columns = (pending: Job[], interview: Job[] = []) => ({
  pending: { jobs: pending, total: 30 },
  interview: { jobs: interview, total: 4 },
  declined: { jobs: [], total: 0 },
});

const choice = (id: string, from: string, to: string) => ({
  job: job(id, 3, from),
  from,
  to,
  requestId: 'r',
  refusal: null,
});

const names = ({ jobs }: { jobs: Job[] }) => jobs.map(({ position }) => position);

describe('the columns', () => {
  it.each([
    ['latest', ['Zoe 5', 'cook', 'Ann 1']],
    ['oldest', ['Ann 1', 'cook', 'Zoe 5']],
    ['a-z', ['Ann 1', 'cook', 'Zoe 5']],
    ['z-a', ['Zoe 5', 'cook', 'Ann 1']],
  ])('put a moved job where %s puts it', (sort, expected) => {
    const there = [job('Ann 1', 1, 'interview'), job('Zoe 5', 5, 'interview')];
    const interview = expected[0] === 'Ann 1' ? there : there.toReversed();
    const before = columns([job('cook', 3)], interview);
    const shown = placeJobs(before, [choice('cook', 'pending', 'interview')], sort, STATUS_ORDER);

    expect(names(shown.interview)).toEqual(expected);
    expect(names(shown.pending)).toEqual([]);
    expect([shown.pending.count, shown.interview.count]).toEqual([29, 5]);
  });

  it('count what is saved once', () => {
    const shown = placeJobs(columns([job('cook', 3, 'interview')]), [], 'latest', STATUS_ORDER);

    expect(names(shown.interview)).toEqual(['cook']);
    expect([shown.pending.count, shown.interview.count]).toEqual([30, 4]);
  });

  it('keep the order of the server among those that it sent', () => {
    const odd = [job('B', 1), job('A', 5), job('C', 2)];

    expect(names(placeJobs(columns(odd), [], 'a-z', STATUS_ORDER).pending)).toEqual([
      'B',
      'A',
      'C',
    ]);
  });

  it('keep a job that leaves for a column nobody sees, and count it no more', () => {
    const change = choice('cook', 'pending', 'declined');
    const shown = placeJobs(columns([job('cook', 3)]), [change], 'latest', ['pending']);

    expect(names(shown.pending)).toEqual(['cook']);
    expect(shown.pending.count).toBe(29);
  });

  it('keep a job whose status is spelled in another way than asked for', () => {
    const shown = placeJobs(columns([job('cook', 3, 'Pending')]), [], 'latest', STATUS_ORDER);

    expect(names(shown.pending)).toEqual(['cook']);
  });
});
