import { selectJob } from '@/jobs/jobSelectors';
import { selectRun } from '@/jobs/writes/batches';
import { selectIsRemoved } from '@/jobs/writes/writeSelectors';
import { selectSelectedAsShown } from '@/jobs/reads/shownJobs';
import type { RootState } from '@/shared/store/withTypes';
import type { Target } from './writeActions';

/** The selected applications in the order of the page, but for those that are removed; none while they are written. */
export function selectedTarget(state: RootState): Target {
  const ids = selectRun(state) === null ? selectSelectedAsShown(state) : [];
  return { jobs: jobsOf(state, ids), isSelection: true };
}

/** The selected applications or, where none are, that of the focused card or row. */
export function findTarget(state: RootState, focused = ''): Target {
  const selected = selectedTarget(state);
  return selected.jobs.length > 0 ? selected : focusedTarget(state, focused);
}

/** The application of the focused card or row. */
export function focusedTarget(state: RootState, focused = ''): Target {
  return { jobs: jobsOf(state, [focused]), isSelection: false };
}

function jobsOf(state: RootState, ids: readonly string[]) {
  return ids.flatMap((id) => (selectIsRemoved(state, id) ? [] : (selectJob(state, id) ?? [])));
}
