import { selectView } from '@/jobs/allJobsSlice';
import { selectShownIds } from '@/jobs/reads/shownJobs';
import { writeOne } from '@/jobs/writes/undo';
import type { AppStore } from '@/shared/store/withTypes';
import { findCard } from '@/jobs/cards/cardElements';

/**
 * Deletes a job of the page of the list. In the list a strip takes its place; elsewhere the toast puts it back, and
 * the focus of its row goes to the next one. Never rejects.
 */
export async function removeShown(store: AppStore, jobId: string): Promise<void> {
  const state = store.getState();
  const removal = { kind: 'delete' as const, jobId, fields: {} };
  const isList = selectView(state) === 'list';
  const ids = selectShownIds(state);
  const here = ids.indexOf(jobId);
  if (!isList && findCard(jobId)?.contains(document.activeElement))
    findCard(ids[here + 1] ?? ids[here - 1] ?? '')?.focus();
  await writeOne(store, removal, !isList);
}
