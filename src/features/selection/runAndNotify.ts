import { nanoid } from '@reduxjs/toolkit';
import { selectJob, selectRun } from '@/jobs/allJobsSlice';
import { runProgressed, runStarted, type runEnded } from '@/jobs/selection';
import type { Undo } from '@/shared/lib/notify';
import { guardWork } from '@/shared/lib/unfinishedWork';
import type { Progress } from '@/shared/lib/useTask';
import type { AppStore } from '@/shared/store/withTypes';
import { notifyOutcome, problemOf, reasonsOf } from './outcome';
import { writeEach, type RunResult, type Write } from './writeEach';

type Told = {
  unsure: string[];
  /** What the store is told of its end. */
  end: ReturnType<typeof runEnded>['payload'];
};

const LEAVE_QUESTION = 'Not all applications are done. Do you want to leave them?';

/**
 * Writes each of these jobs and says in a toast what became of them: `verb` as in '3 applications
 * changed', `undoOf` what takes back those that were done. Never rejects.
 */
export async function runAndNotify(
  store: AppStore,
  {
    ids,
    verb,
    undoOf,
    ...write
  }: Omit<Write, 'companyOf'> & {
    ids: readonly string[];
    verb: string;
    undoOf?: (done: string[]) => Undo | undefined;
  },
): Promise<Told> {
  const id = nanoid();
  const companyOf = (job: string) => selectJob(store.getState(), job)?.company ?? '';
  const result = await runInStore(store, id, ids, { ...write, companyOf });
  notifyOutcome(verb, result, undoOf?.(result.done));
  const { done, unchanged, gone, unsure } = result;
  const [reasons, problem] = [reasonsOf(result), problemOf(result)];
  const end = { id, done: [...done, ...unchanged], gone, reasons, problem };
  return { unsure: [...unsure.keys()], end };
}

/**
 * Writes each of these jobs, with its progress in the store, so that it goes on when the page is left. It
 * ends when it is cancelled there, or the session ends.
 */
async function runInStore(
  store: AppStore,
  id: string,
  ids: readonly string[],
  write: Write,
): Promise<RunResult> {
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
  const stopFollowing = store.subscribe(function cancelOrRetry() {
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
  stopFollowing();
  return result;
}
