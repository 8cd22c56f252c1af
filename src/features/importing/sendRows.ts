import { writeBatch } from '@/jobs/runWrites';
import type { AppStore } from '@/shared/store/withTypes';
import { writeIdOf, type ImportRun } from './importSlice';

/** Creates the applications of these rows one after the other; `known` are the jobs that were there before. */
export async function sendRows(
  store: AppStore,
  run: ImportRun,
  numbers: readonly number[],
  known?: string[],
): Promise<void> {
  const { batch: id, owner } = run;
  const chosen = new Set(numbers);
  const wanted = run.rows
    .filter(({ number }) => chosen.has(number))
    .map(({ number, draft }) => {
      return { id: writeIdOf(run, number), kind: 'create' as const, jobId: null, fields: draft };
    });
  const label = 'Creating applications';
  await writeBatch(store, wanted, { id, label, owner, ...(known && { known }) });
}
