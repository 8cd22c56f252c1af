import { createSelector } from '@reduxjs/toolkit';
import type { AllJobsState, Selectors } from '@/jobs/allJobsState';
import type { Job } from '@/jobs/model/job';
import { losesDays, type KeptDays } from '@/jobs/model/keptDay';
import { PLACEHOLDERS } from '@/shared/config/options';
import { hasUnsavedWork, selectRemovedTogether, selectRun, selectRunProblem } from './batches';
import { undoStepsOf } from './undoSteps';
import { effectOf, isMove, isUnsure, type Hold, type Write } from './writes';
import { outboxOf, refusalOf, removalsOf, writesByBatch, writesByJob } from './writeSelectors';

const NO_WRITES: Write[] = [];

/** What the slice tells of writes and batches. */
export const selectorsOfWrites = {
  /** Why the last thing that was to be done with a job was refused. */
  selectRefusal: (state, id) => refusalOf(writesByJob(state).get(id)?.at(-1)),
  /** The place of the application that was recorded last, as far as it is known here. */
  selectLastPlace: ({ jobs, writes }) => findLastPlace(Object.values(jobs.entities), writes),
  selectRemovals: removalsOf,
  /** Whether a job is being deleted, or was. */
  selectIsRemoved: (state, id) => removalsOf(state).some((removal) => removal.id === id),
  selectOutbox: outboxOf,
  /** Whether it is not known of a single new application if it was recorded. */
  selectIsUnsure: ({ writes }) => Object.values(writes).some(isUnsure),
  /** The batch that goes on over several jobs. */
  selectRun,
  selectBatch: ({ batches }, id) => batches[id] ?? null,
  /** What an import waits for that its user has to end. */
  selectHeldImport: ({ batches }): Hold | null =>
    Object.values(batches).find(({ owner, hold }) => owner !== null && hold !== null)?.hold ?? null,
  selectBatchWrites: (state, id) => writesByBatch(state).get(id) ?? NO_WRITES,
  selectHasUnsavedWork: hasUnsavedWork,
  /** What the last batch over several jobs leaves to say. */
  selectRunProblem,
  /** Jobs that batches have removed, for as long as they can be put back together. */
  selectRemovedTogether,
  /** The last status that was changed. */
  selectLastMove: createSelector(
    (state: AllJobsState) => state.writes,
    (writes) => Object.values(writes).findLast((write) => write.batch === null && isMove(write)),
  ),
  selectUndoSteps: undoStepsOf,
  /** Whether the server keeps the day of what is put back or imported, as far as that is known. */
  selectKeptDays: ({ days }): Exclude<KeptDays, 'refused'> => (losesDays(days) ? 'ignored' : days),
} satisfies Selectors;

function findLastPlace(jobs: Job[], writes: AllJobsState['writes']): string | undefined {
  const isPlace = (place = '') => place !== '' && place !== PLACEHOLDERS.location;
  const recorded = Object.values(writes).findLast(
    (write) =>
      effectOf(write) === 'adds' && write.state === 'done' && isPlace(write.fields.jobLocation),
  );
  if (recorded) return recorded.fields.jobLocation;
  let newest: Job | undefined;
  for (const job of jobs) {
    if (isPlace(job.jobLocation) && job.createdAt > (newest?.createdAt ?? '')) newest = job;
  }
  return newest?.jobLocation;
}
