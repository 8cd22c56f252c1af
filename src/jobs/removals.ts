import type { Job } from '@/shared/api/contract';
import { ApiFailure, isOutcomeUnknown } from '@/shared/api/apiError';
import { draftOf } from '@/shared/api/jobDraft';
import { jobPagePath } from '@/jobs/api/jobPagePath';
import { recordJob } from '@/jobs/api/recordJob';
import { jobGone, jobWritten } from '@/shared/store/appEvents';
import { createAppAsyncThunk } from '@/shared/store/createAppAsyncThunk';
import { makeAllStale, type AllJobsCases, type AllJobsState, type Removal } from './allJobsState';
import { deleteJob } from '@/jobs/api/jobsApi';
import { shownJob } from './jobsTable';
import { removeFromAll, takeOutOfRun } from './selection';

/** One place of the list: a job's id, and its removal, if any. */
export type Place = { id: string; removal: Removal | undefined };

/** What is to be deleted, as one of many by a run or by itself. */
type Wanted = { id: string; isOfRun?: boolean };

/** Deletes a job, once at a time. Resolves with the server's message; rejects with an ApiError. */
export const removeJob = createAppAsyncThunk<string | undefined, Wanted>(
  'allJobs/removeJob',
  async ({ id }, signal, { dispatch }) => {
    try {
      const message = await deleteJob(id, signal);
      dispatch(jobGone(id));
      return message;
    } catch (thrown) {
      if (thrown instanceof ApiFailure && thrown.reason.status === 404) dispatch(jobGone(id));
      throw thrown;
    } finally {
      dispatch(jobWritten());
    }
  },
  {
    condition: ({ id }, { getState }) =>
      findRemoval(getState().allJobs?.removals ?? [], id) === undefined,
  },
);

/**
 * Records what a removed job held as a new application, once at a time. Rejects with an ApiError;
 * the removal then says whether it may be recorded.
 */
export const putJobBack = createAppAsyncThunk<boolean, Job>(
  'allJobs/putJobBack',
  (job, signal, { dispatch }) =>
    recordJob(draftOf(job), signal).finally(() => dispatch(jobWritten())),
  {
    condition: ({ _id }, { getState }) =>
      findRemoval(getState().allJobs?.removals ?? [], _id)?.phase === 'removed',
  },
);

/** A job goes with the answer to its delete, and its place stays. */
export function addRemovalCases(cases: AllJobsCases): void {
  cases
    .addAsyncThunk(removeJob, {
      pending: (state, { meta: { arg } }) => {
        const { id, isOfRun = false } = arg;
        // It has no place on the page that was asked for meanwhile.
        const isOfPage = state.list.shown.key === jobPagePath(state.query);
        const place = isOfPage && !isOfRun ? placeOf(state, id) : -1;
        state.removals.push({
          id,
          place: place === -1 ? null : place,
          phase: 'deleting',
          error: null,
          mayBeBack: false,
        });
        if (!isOfRun) takeOutOfRun(state, id);
      },
      fulfilled: (state, { meta: { arg } }) => {
        // What a run deletes goes with its end.
        if (arg.isOfRun) return;
        const { id } = arg;
        const removal = findRemoval(state.removals, id);
        if (removal === undefined) return;
        // On another page than its own there is no place to keep.
        if (removal.place === null) forget(state, id);
        else Object.assign(removal, { phase: 'removed', job: shownJob(state, id) });
        removeFromAll(state, [id]);
        makeAllStale(state);
      },
      // Then, too, the list is read: the job may be gone, and only the answer lost.
      rejected: (state, { meta: { arg }, payload: error }) => {
        const { id, isOfRun } = arg;
        if (findRemoval(state.removals, id) === undefined) return;
        forget(state, id);
        if (isOfRun) return;
        if (error?.status === 404) removeFromAll(state, [id]);
        makeAllStale(state);
      },
    })
    .addAsyncThunk(putJobBack, {
      pending: (state, { meta: { arg: job } }) => {
        update(state, job._id, { phase: 'puttingBack', error: null });
      },
      fulfilled: (state, { meta: { arg: job } }) => {
        forget(state, job._id);
      },
      rejected: (state, { meta: { arg: job }, payload: error }) => {
        // A later refusal leaves open what became of an earlier one.
        const mayBeBack = error && isOutcomeUnknown(error) && { mayBeBack: true };
        update(state, job._id, { phase: 'removed', error: error ?? null, ...mayBeBack });
      },
      settled: makeAllStale,
    });
}

/** What the page shows: the jobs in their order, and those that were removed where they stood. */
export function placesOf(ids: readonly string[], removals: readonly Removal[]): Place[] {
  const places = ids.map((id) => ({ id, removal: findRemoval(removals, id) }));
  const removed = removals.flatMap((removal) =>
    removal.place === null || ids.includes(removal.id) ? [] : { ...removal, place: removal.place },
  );
  for (const { id, place } of removed.toSorted((one, other) => one.place - other.place)) {
    places.splice(place, 0, { id, removal: findRemoval(removals, id) });
  }
  return places;
}

/** Drops the places of removed jobs. Pending deletes stay, so that none is sent twice. */
export function dropPlaces(state: AllJobsState): void {
  // A new array would render the list.
  if (state.removals.length === 0) return;
  state.removals = state.removals
    .filter(({ phase }) => phase === 'deleting')
    .map((removal) => ({ ...removal, place: null }));
}

function placeOf({ ids, removals }: AllJobsState, id: string): number {
  return placesOf(ids, removals).findIndex((other) => other.id === id);
}

function findRemoval(removals: readonly Removal[], id: string): Removal | undefined {
  return removals.find((removal) => removal.id === id);
}

function forget(state: AllJobsState, id: string) {
  state.removals = state.removals.filter((removal) => removal.id !== id);
}

function update(state: AllJobsState, id: string, change: Partial<Removal>) {
  Object.assign(findRemoval(state.removals, id) ?? {}, change);
}
