import { EXPORT_HEADINGS, fieldCells } from '@/jobs/model/jobColumns';
import type { Job } from '@/jobs/model/job';
import { saveCsv } from '@/shared/csv/saveCsv';
import { toDay } from '@/shared/dates/dates';

/** Saves the jobs as a CSV file, a row for each in this order. Returns the name of the file. */
export function exportJobs(jobs: readonly Job[]): string {
  const rows = jobs.map((job) => [...fieldCells(job), toDay(job.createdAt), job._id]);
  return saveCsv('jobtrail', [EXPORT_HEADINGS, ...rows]);
}
