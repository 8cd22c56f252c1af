import type { Job } from '@/jobs/model/job';
import { fieldCells, HEADINGS } from '@/jobs/model/jobColumns';
import { guardFormula } from '@/shared/csv/formulas';
import { toDay } from '@/shared/dates/dates';
import { toLine } from '@/shared/text/toLine';

/** Applications as spreadsheets paste them: a line each, their cells between tabs, none of them a formula. */
export function asTabbedText(jobs: readonly Job[], hasHeadings: boolean): string {
  const rows = jobs.map((job) => [...fieldCells(job), toDay(job.createdAt)]);
  const headings = hasHeadings ? [HEADINGS] : [];
  return [...headings, ...rows]
    .map((cells) => cells.map((cell) => guardFormula(toLine(cell))).join('\t'))
    .join('\n');
}
