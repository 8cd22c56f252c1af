import { createAction } from '@reduxjs/toolkit';
import type { Job } from '@/shared/api/contract';
import { STATUS_ORDER } from '@/shared/ui/statusLooks';
import { makeAllStale, type AllJobsCases, type AllJobsState, type Ticks } from './allJobsState';
import { takeOut } from './columns';
import { upsertJobs } from './jobsTable';

/** Several jobs are going to be selected, from none on, or no longer. */
export const tickingBegun = createAction('allJobs/tickingBegun');
export const tickingEnded = createAction('allJobs/tickingEnded');

/**
 * A job was ticked or unticked; with the `order` in which jobs are seen, so were all from the one ticked
 * last up to it.
 */
export const jobTicked = createAction<{ id: string; isTicked: boolean; order?: string[] }>(
  'allJobs/jobTicked',
);
/** All of these, which were read from the server or are shown, are ticked. */
export const jobsTicked = createAction<{ ids: string[]; jobs?: Job[] }>('allJobs/jobsTicked');

/** These jobs are going to be written one after the other. */
export const runStarted = createAction<string[]>('allJobs/runStarted');
/** What became of them; who was removed is gone, and who has a reason stays ticked. */
export const runEnded = createAction<{
  done: string[];
  reasons: Record<string, string>;
  removed?: string[];
}>('allJobs/runEnded');
/** These are put back, or are not to be put back again. */
export const removedForgotten = createAction<string[]>('allJobs/removedForgotten');

const NO_TICKS: Ticks = { ids: [], anchor: null, reasons: {} };

/** Ticks hold over pages; a run changes what is shown once, at its end. */
export function addTickCases(cases: AllJobsCases): void {
  cases
    .addCase(tickingBegun, (state) => {
      state.ticks = NO_TICKS;
    })
    .addCase(tickingEnded, (state) => {
      state.ticks = null;
    })
    .addCase(jobTicked, (state, { payload: { id, isTicked, order = [] } }) => {
      if (state.ticks === null) return;
      const ends = [order.indexOf(state.ticks.anchor ?? ''), order.indexOf(id)];
      const range = ends.includes(-1)
        ? [id]
        : order.slice(Math.min(...ends), Math.max(...ends) + 1);
      if (isTicked) tick(state, range);
      else untick(state, range);
      state.ticks.anchor = id;
    })
    .addCase(jobsTicked, (state, { payload: { ids, jobs = [] } }) => {
      upsertJobs(state, jobs);
      tick(state, ids);
    })
    .addCase(runStarted, (state, { payload }) => {
      state.run = payload;
    })
    .addCase(runEnded, (state, { payload: { done, reasons, removed = [] } }) => {
      // Of an earlier session.
      if (state.run === null) return;
      state.run = null;
      untick(state, done);
      if (state.ticks !== null) {
        const isTicked = new Set(state.ticks.ids);
        state.ticks.reasons = Object.fromEntries(
          Object.entries(reasons).filter(([id]) => isTicked.has(id)),
        );
      }
      if (removed.length > 0) takeAway(state, removed);
      makeAllStale(state);
    })
    .addCase(removedForgotten, (state, { payload }) => {
      state.removedTogether = without(state.removedTogether, payload);
    });
}

/** Unticks everything; the mode stays. */
export function dropTicks(state: AllJobsState): void {
  if (state.ticks !== null) state.ticks = NO_TICKS;
}

/** These are no longer ticked. */
export function untick({ ticks }: AllJobsState, ids: readonly string[]): void {
  if (ticks === null) return;
  ticks.ids = without(ticks.ids, ids);
  for (const id of ids) Reflect.deleteProperty(ticks.reasons, id);
}

/** Something new is tried with the job. */
export function dropReason({ ticks }: AllJobsState, id: string): void {
  if (ticks !== null) Reflect.deleteProperty(ticks.reasons, id);
}

function tick({ ticks }: AllJobsState, ids: readonly string[]) {
  if (ticks !== null) ticks.ids = [...new Set([...ticks.ids, ...ids])];
}

function takeAway(state: AllJobsState, ids: string[]) {
  state.removedTogether = ids;
  state.ids = without(state.ids, ids);
  state.totalJobs = Math.max(state.totalJobs - ids.length, 0);
  state.removals = state.removals.filter(({ id }) => !ids.includes(id));
  for (const status of STATUS_ORDER) takeOut(state.columns[status], ids);
}

function without(ids: readonly string[], others: readonly string[]): string[] {
  const left = new Set(others);
  return ids.filter((id) => !left.has(id));
}
