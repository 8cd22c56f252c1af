import { createAction } from '@reduxjs/toolkit';
import type { Job } from '@/shared/api/contract';
import { STATUS_ORDER } from './statusLooks';
import {
  makeAllStale,
  type AllJobsCases,
  type AllJobsState,
  type Run,
  type RunProblem,
} from './allJobsState';
import { removeFromColumn } from './columns';
import { dropJobs, dropRefusal, shownJob, upsertJobs, type Ticks } from './jobsTable';

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

type Progress = Pick<Run, 'id' | 'label' | 'done' | 'total' | 'wait'>;

/** Several writes begin, one after the other. */
export const runStarted = createAction<Progress>('allJobs/runStarted');
export const runProgressed = createAction<Progress>('allJobs/runProgressed');
/** Nothing more is to be sent. */
export const runCancelled = createAction('allJobs/runCancelled');
/** The user ends its wait. */
export const runRetried = createAction('allJobs/runRetried');
/** Results of a run: done jobs are unselected, refused ones stay selected with their reason. */
export const runEnded = createAction<{
  id: string;
  done: readonly string[];
  /** Not on the server any more: `removed` by this run, `gone` before it. */
  removed?: readonly string[];
  gone?: readonly string[];
  /** Not to be put back any more. */
  putBack?: readonly string[];
  reasons: Record<string, string>;
  problem: RunProblem | null;
}>('allJobs/runEnded');

const NO_TICKS: Ticks = { ids: {}, next: 0, anchor: null, dropped: 0 };

/** Ticks hold over pages; a run changes what is shown once, at its end. */
export function addTickCases(cases: AllJobsCases): void {
  cases
    .addCase(tickingBegun, (state) => {
      dropTicks(state);
      if (state.run === null || state.ticks === null) state.ticks = NO_TICKS;
    })
    .addCase(tickingEnded, (state) => {
      dropTicks(state);
      if (state.run === null) state.ticks = null;
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
      state.run = { ...payload, isCancelled: false };
      state.runProblem = null;
    })
    .addCase(runProgressed, ({ run }, { payload }) => {
      if (run?.id === payload.id) Object.assign(run, payload);
    })
    .addCase(runCancelled, ({ run }) => {
      if (run !== null) run.isCancelled = true;
    })
    .addCase(runRetried, ({ run }) => {
      if (run !== null) run.wait = null;
    })
    .addCase(runEnded, (state, { payload }) => {
      const { id, done, removed = [], gone = [], putBack = [], reasons, problem } = payload;
      // The session has changed.
      if (state.run?.id !== id) return;
      Object.assign(state, { run: null, runProblem: problem });
      untick(state, [...done, ...gone]);
      Object.assign(state.refused, reasons);
      const removedJobs = removed.flatMap((one) => shownJob(state, one) ?? []);
      state.removedTogether = [...state.removedTogether, ...removedJobs].filter(
        ({ _id }) => !putBack.includes(_id),
      );
      const lost = new Set([...removed, ...gone]);
      state.removals = state.removals.filter((removal) => !lost.has(removal.id));
      removeFromAll(state, [...lost]);
      makeAllStale(state);
    });
}

/** Unticks everything, unless a run goes on, which writes what is ticked; the mode stays. */
export function dropTicks(state: AllJobsState): void {
  if (state.run !== null || state.ticks === null) return;
  const ids = Object.keys(state.ticks.ids);
  untick(state, ids);
  state.ticks.dropped = ids.length || state.ticks.dropped;
  state.ticks.anchor = null;
  state.runProblem = null;
}

/** These are no longer ticked, and why they were refused is no longer told. */
function untick(state: AllJobsState, ids: readonly string[]): void {
  if (state.ticks === null) return;
  for (const id of ids) {
    if (!(id in state.ticks.ids)) continue;
    Reflect.deleteProperty(state.ticks.ids, id);
    dropRefusal(state, id);
  }
}

/** What the user does with one job himself is no longer done by the run. */
export function takeOutOfRun(state: AllJobsState, id: string): void {
  if (state.run !== null) untick(state, [id]);
}

/** What is left of runs goes with the page of the list, unless one is going on. */
export function forgetRun(state: AllJobsState): void {
  if (state.run !== null) return;
  state.removedTogether = [];
  state.runProblem = null;
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

function tick({ ticks }: AllJobsState, ids: readonly string[]) {
  if (ticks === null) return;
  for (const id of ids) ticks.ids[id] ??= ticks.next++;
  ticks.dropped = 0;
}
