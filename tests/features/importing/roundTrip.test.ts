import { expect, it } from 'vitest';
import { exportJobs } from '@/jobs/actions/exportJobs';
import { draftOf } from '@/jobs/model/jobDraft';
import { chooseSeparator } from '@/shared/csv/separator';
import { toDay } from '@/shared/dates/dates';
import { buildJob } from '../../support/builders';
import { collectDownloads } from '../../support/downloads';
import { open, planOf } from './open';

const JOBS = [
  buildJob({ _id: 'a', position: 'Cook', createdAt: new Date().toISOString() }),
  buildJob({ _id: 'b', position: '=Chef, "first"', createdAt: '2026-03-04T23:59:59.000Z' }),
  buildJob({ _id: 'c', company: 'Müller; Söhne', createdAt: '2025-12-01T00:00:00.000Z' }),
  buildJob({ _id: 'd', jobLocation: "'s-Hertogenbosch", createdAt: '2024-02-29T12:00:00.000Z' }),
  buildJob({
    _id: 'e',
    jobType: 'remote',
    jobStatus: 'declined',
    createdAt: '1999-05-06T07:08:09.000Z',
  }),
];

it.each([',', ';'] as const)(
  'what is exported with %s and imported again is the same list, days included',
  async (separator) => {
    const downloads = collectDownloads();
    chooseSeparator(separator);
    exportJobs(JOBS);
    const [file] = await downloads();
    const rows = planOf(await open(file?.text ?? ''));

    const read = rows.map(({ draft, createdAt }) => [
      draft,
      toDay(createdAt ?? new Date().toISOString()),
    ]);
    expect(read).toEqual(JOBS.map((job) => [draftOf(job), toDay(job.createdAt)]));
    expect(rows.map(({ verdict, reason }) => [verdict, reason])).toEqual(
      JOBS.map(() => ['new', '']),
    );
  },
);
