import { writeOne } from '@/jobs/writes/writeWithUndo';
import type { AppStore } from '@/shared/store/withTypes';

/** Deletes a job. In the list a strip takes its place; elsewhere the toast puts it back. Never rejects. */
export async function removeShown(store: AppStore, jobId: string): Promise<void> {
  await writeOne(store, { kind: 'delete', jobId, fields: {} });
}
