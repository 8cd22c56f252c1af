import type { Job } from '@/jobs/model/job';
import { fieldCells } from '@/jobs/model/jobColumns';
import { toLine } from '@/shared/text/toLine';

/** The type of the clipboard that tells cells of our table from those of other tables. */
export const CELLS_TYPE = 'application/x-jobtrail-cells';

/** The fields of applications as they are, for our own table: a line each, the cells between tabs. */
export function writeCells(jobs: readonly Job[]): string {
  return jobs.map((job) => fieldCells(job).map(toLine).join('\t')).join('\n');
}

export function readCells(text: string): string[][] {
  return text.split('\n').map((line) => line.split('\t'));
}
