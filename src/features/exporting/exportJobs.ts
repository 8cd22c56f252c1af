import { FIELD_HEADINGS, fieldCells } from '@/jobs/jobColumns';
import type { Job } from '@/jobs/api/contract';
import { fileName } from '@/shared/csv/fileName';
import { saveFile } from '@/shared/csv/saveFile';
import { localSeparator, writeCsv, type Separator } from '@/shared/csv/writeCsv';
import { toDay } from '@/shared/lib/dates';

/** Saves the jobs as a CSV file, a row for each in this order. Returns the name of the file. */
export function exportJobs(jobs: readonly Job[], separator: Separator = localSeparator()): string {
  const rows = jobs.map((job) => [...fieldCells(job), toDay(job.createdAt), job._id]);
  const headings = [...FIELD_HEADINGS, 'created', 'id'];
  const name = fileName('jobtrail');
  saveFile(name, writeCsv([headings, ...rows], separator));
  return name;
}
