import { importReducer, startImport, type ImportState } from '@/features/importing/importState';
import { draftRows, planRows, readPresent } from '@/features/importing/plan';
import { readSource } from '@/features/importing/readSource';
import type { Job } from '@/jobs/model/job';

/** The second step with this file, for a user who lives there. */
export async function open(content: BlobPart, userLocation = ''): Promise<ImportState> {
  const source = new File([content], 'jobs.csv');
  const read = await readSource(source, []);
  return importReducer(startImport('', userLocation), { type: 'rowsRead', source, read });
}

/** The third step of that state, beside these applications. */
export function planOf({ dataRows, choices, corrections }: ImportState, jobs: Job[] = []) {
  const present = readPresent({ jobs, total: jobs.length, isWhole: true });
  return planRows(draftRows(dataRows, choices), corrections, present);
}
