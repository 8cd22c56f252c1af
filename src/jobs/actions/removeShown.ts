import { selectView } from '@/jobs/allJobsSlice';
import { writeOne } from '@/jobs/writes/undo';
import type { AppStore } from '@/shared/store/withTypes';

/**
 * Deletes a job of the page of the list. In the list a strip takes its place; elsewhere the toast puts it back.
 * Never rejects.
 */
export async function removeShown(store: AppStore, jobId: string): Promise<void> {
  const removal = { kind: 'delete' as const, jobId, fields: {} };
  const isList = selectView(store.getState()) === 'list';
  await writeOne(store, removal, !isList);
}
