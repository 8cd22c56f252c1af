import { nanoid } from '@reduxjs/toolkit';
import { selectRun } from '@/features/allJobs/jobs/allJobsSlice';
import { runProgressed, runStarted } from '@/features/allJobs/jobs/ticks';
import type { AppStore } from '@/shared/store/withTypes';
import { guardWork } from '@/shared/lib/unfinishedWork';
import type { Progress } from '@/shared/tasks/useTask';
import { writeEach, type RunResult, type Write } from './writeEach';

const LEAVE_QUESTION = 'Not all applications are done. Do you want to leave them?';

/**
 * Writes each of these jobs, with its progress in the store, so that it goes on when the page is left. It
 * ends when it is cancelled there, or the session ends. Resolves with its id and what became of the jobs.
 */
export async function runTogether(
  store: AppStore,
  ids: readonly string[],
  write: Write,
): Promise<RunResult & { id: string }> {
  const id = nanoid();
  const controller = new AbortController();
  let retry: (() => void) | undefined;
  const inStore = ({ wait, ...progress }: Progress) => {
    const { retry: canEnd, ...told } = wait ?? { message: '' };
    retry = canEnd;
    return { ...progress, id, wait: wait && { ...told, canRetry: canEnd !== undefined } };
  };

  store.dispatch(
    runStarted(inStore({ label: write.label, done: 0, total: ids.length, wait: null })),
  );
  const unsubscribe = store.subscribe(() => {
    const run = selectRun(store.getState());
    if (run?.id !== id || run.isCancelled) controller.abort();
    else if (run.wait === null) retry?.();
  });
  const unguard = guardWork(LEAVE_QUESTION);
  const result = await writeEach(ids, write, {
    signal: controller.signal,
    onProgress: (progress) => store.dispatch(runProgressed(inStore(progress))),
  });
  unguard();
  unsubscribe();
  return { ...result, id };
}
