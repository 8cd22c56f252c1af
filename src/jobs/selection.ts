import { createAction } from '@reduxjs/toolkit';
import type { Job } from '@/jobs/api/contract';
import { STATUS_ORDER } from './statusLooks';
import type { AllJobsCases, AllJobsState } from './allJobsState';
import { removeFromColumn } from './columns';
import { dropJobs, forgetRefusals, upsertJobs, type Ticks } from './jobsTable';

/** Selection starts empty / ends. */
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

const NO_TICKS: Ticks = { ids: {}, next: 0, anchor: null, dropped: 0 };

/** Ticks hold over pages. */
export function addTickCases(cases: AllJobsCases): void {
  cases
    .addCase(tickingBegun, (state) => {
      dropTicks(state);
      if (!hasRun(state) || state.ticks === null) state.ticks = NO_TICKS;
    })
    .addCase(tickingEnded, (state) => {
      dropTicks(state);
      if (!hasRun(state)) state.ticks = null;
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
    });
}

/** Unticks everything, unless a run goes on, which writes what is ticked; the mode stays. */
export function dropTicks(state: AllJobsState): void {
  if (hasRun(state) || state.ticks === null) return;
  const ids = Object.keys(state.ticks.ids);
  untick(state, ids);
  state.ticks.dropped = ids.length || state.ticks.dropped;
  state.ticks.anchor = null;
  closeBatches(state);
}

/**
 * These are no longer ticked: a batch leaves out what is queued of them, and why they were refused is no
 * longer told.
 */
export function untick(state: AllJobsState, ids: readonly string[]): void {
  const { ticks, writes } = state;
  if (ticks === null) return;
  const unticked = new Set<string | null>(ids.filter((id) => id in ticks.ids));
  if (unticked.size === 0) return;
  for (const id of ids) Reflect.deleteProperty(ticks.ids, id);
  forgetRefusals(state, unticked);
  for (const { id, jobId, batch, state: now } of Object.values(writes)) {
    if (batch !== null && now === 'queued' && unticked.has(jobId))
      Reflect.deleteProperty(writes, id);
  }
}

/** Whether several jobs are being written. */
export function hasRun({ batches }: AllJobsState): boolean {
  return Object.values(batches).some(({ owner, isOver }) => owner === null && !isOver);
}

/** What batches that are over leave to say is no longer told. */
export function closeBatches({ batches }: AllJobsState): void {
  for (const { id, owner, isOver } of Object.values(batches)) {
    if (owner === null && isOver) Reflect.deleteProperty(batches, id);
  }
}

/** What is left of batches goes with the page of the list, unless one is going on. */
export function pruneBatches(state: AllJobsState): void {
  closeBatches(state);
  for (const { id, kind, batch, state: end } of Object.values(state.writes)) {
    // It can still be taken back.
    const isChange = kind === 'update' && end === 'done';
    if (batch !== null && !isChange && !(batch in state.batches))
      Reflect.deleteProperty(state.writes, id);
  }
}

function tick({ ticks }: AllJobsState, ids: readonly string[]) {
  if (ticks === null) return;
  for (const id of ids) ticks.ids[id] ??= ticks.next++;
  ticks.dropped = 0;
}

/** The server has these jobs no more, so nothing shows, counts or edits them. */
export function removeFromAll(state: AllJobsState, ids: readonly string[]): void {
  if (ids.length === 0) return;
  const removed = new Set(ids);
  untick(state, ids);
  state.ids = state.ids.filter((id) => !removed.has(id));
  state.totalJobs = Math.max(state.totalJobs - ids.length, 0);
  for (const status of STATUS_ORDER) removeFromColumn(state.columns[status], ids);
  dropJobs(state, ids);
}
