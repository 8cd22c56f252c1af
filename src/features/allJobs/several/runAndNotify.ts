import { selectJob } from '@/features/allJobs/jobs/allJobsSlice';
import type { RunProblem } from '@/features/allJobs/jobs/allJobsState';
import type { Undo } from '@/shared/lib/notify';
import type { AppStore } from '@/shared/store/withTypes';
import { notifyOutcome, problemOf, reasonsOf } from './outcome';
import { runTogether } from './runTogether';
import type { Write } from './writeEach';

type Told = {
  unsure: string[];
  /** What the store is told of its end. */
  end: {
    id: string;
    done: string[];
    gone: string[];
    reasons: Record<string, string>;
    problem: RunProblem | null;
  };
};

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
  const companyOf = (id: string) => selectJob(store.getState(), id)?.company ?? '';
  const result = await runTogether(store, ids, { ...write, companyOf });
  notifyOutcome(verb, result, undoOf?.(result.done));
  const { id, done, gone } = result;
  const [reasons, problem] = [reasonsOf(result), problemOf(result)];
  return { unsure: [...result.unsure.keys()], end: { id, done, gone, reasons, problem } };
}
