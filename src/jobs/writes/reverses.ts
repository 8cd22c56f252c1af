import { allJobsOf } from '@/jobs/allJobsState';
import { selectJob } from '@/jobs/jobSelectors';
import { selectIsRemoved, selectRemovals } from './writeSelectors';
import { draftOf, hasFields } from '@/jobs/model/jobDraft';
import type { RootState } from '@/shared/store/withTypes';
import type { Wanted } from './runWrites';
import { reversed } from './undoSteps';
import { WRITE_KINDS } from './writeKinds';
import { effectOf, type Write } from './writes';

/** What takes these writes back, of what still stands. In the order of their dates, so that they stand as before. */
export function reversesOf(state: RootState, writes: readonly Write[]): Wanted[] {
  const dateOf = ({ before }: Write) => before?.createdAt ?? '';
  return writes
    .toSorted((one, other) => dateOf(one).localeCompare(dateOf(other)))
    .flatMap((one) => reverseOf(state, one));
}

function reverseOf(state: RootState, one: Write): Wanted[] {
  const { id: undoes, jobId, before, createdJob } = one;
  const kind = WRITE_KINDS[one.kind].undoneBy;
  const effect = effectOf(one);
  const isRemoved = (id: string) => selectIsRemoved(state, id);
  if (effect === 'adds') {
    if (createdJob === undefined || isRemoved(createdJob._id)) return [];
    const { _id: createdId } = createdJob;
    // The lists show few of them.
    const stands = hasFields(selectJob(state, createdId) ?? createdJob, draftOf(createdJob));
    return stands ? [{ kind, jobId: createdId, fields: {}, before: createdJob, undoes }] : [];
  }
  if (jobId === null || before === undefined) return [];
  if (effect === 'removes') {
    const isStillRemoved = selectRemovals(state).some(({ write: removed, phase, mayBeBack }) => {
      return removed.id === undoes && phase !== 'puttingBack' && !mayBeBack;
    });
    const { createdAt } = before;
    return isStillRemoved ? [{ kind, jobId, fields: draftOf(before), createdAt, undoes }] : [];
  }
  const { set, unset } = reversed(one);
  const idNow = findIdNow(state, jobId);
  const stands = hasFields(selectJob(state, idNow), set) && !isRemoved(idNow);
  return stands ? [{ kind, jobId: idNow, fields: unset, undoes }] : [];
}

/** The id of an application since it was deleted and put back, which may be another one each time. */
function findIdNow(state: RootState, id: string): string {
  const isPutBack = (one: Write) => effectOf(one) === 'adds' && one.jobId === id;
  const { createdJob } = Object.values(allJobsOf(state).writes).find(isPutBack) ?? {};
  return createdJob === undefined || createdJob._id === id ? id : findIdNow(state, createdJob._id);
}
