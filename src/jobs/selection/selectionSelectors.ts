import { allJobsOf, type WithAllJobs } from '@/jobs/allJobsState';
import { isSelected } from '@/jobs/jobsTable';

const selectionOf = (state: WithAllJobs) => allJobsOf(state).selection;

/** Whether several are being selected. */
export function selectIsSelecting(state: WithAllJobs): boolean {
  return selectionOf(state) !== null;
}

/** Whether a job is selected. */
export function selectIsSelected(state: WithAllJobs, id: string): boolean {
  return isSelected(allJobsOf(state), id);
}

/** How many are selected. */
export function selectSelectedCount(state: WithAllJobs): number {
  return Object.keys(selectionOf(state)?.ids ?? {}).length;
}

/** In the order of selecting; a new array each time, for handlers. */
export function selectSelectedIds(state: WithAllJobs): string[] {
  return Object.entries(selectionOf(state)?.ids ?? {})
    .toSorted(([, one], [, other]) => one - other)
    .map(([id]) => id);
}

/** How many are no longer selected since another filter was chosen; 0 once something is selected. */
export function selectUnselectedCount(state: WithAllJobs): number {
  return selectionOf(state)?.dropped ?? 0;
}
