import { createAction } from '@reduxjs/toolkit';
import { countInCollection, type AllJobsCases, type AllJobsState } from '@/jobs/allJobsState';
import { dismiss } from '@/jobs/writes/dismiss';
import { plain } from '@/shared/store/plain';
import { forgetRefusals, jobsAdapter, type Selection } from '@/jobs/jobsTable';

/** Selection starts empty / ends. */
export const selectionBegun = createAction('allJobs/selectionBegun');
export const selectionEnded = createAction('allJobs/selectionEnded');

/**
 * A job was selected or unselected; with the `order` in which jobs are seen, so were all from the one
 * selected last up to it.
 */
export const jobSelected = createAction<{ id: string; isSelected: boolean; order?: string[] }>(
  'allJobs/jobSelected',
);
/** All of these are selected. */
export const jobsSelected = createAction<string[]>('allJobs/jobsSelected');

const NOTHING_SELECTED: Selection = { ids: {}, next: 0, anchor: null, dropped: 0 };

/** The selection holds over pages. */
export function addSelectionCases(cases: AllJobsCases): void {
  cases
    .addCase(selectionBegun, (state) => {
      dropSelection(state);
      if (!hasRun(state) || state.selection === null) state.selection = NOTHING_SELECTED;
    })
    .addCase(selectionEnded, endSelection)
    .addCase(jobSelected, (state, { payload: { id, isSelected, order = [] } }) => {
      if (state.selection === null) return;
      const ends = [order.indexOf(state.selection.anchor ?? ''), order.indexOf(id)];
      const range = ends.includes(-1)
        ? [id]
        : order.slice(Math.min(...ends), Math.max(...ends) + 1);
      if (isSelected) addToSelection(state, range);
      else removeFromSelection(state, range);
      state.selection.anchor = id;
    })
    .addCase(jobsSelected, (state, { payload: ids }) => addToSelection(state, ids));
}

/** Unselects everything, unless a run goes on, which writes what is selected; the mode stays. */
export function dropSelection(state: AllJobsState): void {
  if (hasRun(state) || state.selection === null) return;
  const ids = Object.keys(state.selection.ids);
  removeFromSelection(state, ids);
  state.selection.dropped = ids.length || state.selection.dropped;
  state.selection.anchor = null;
  closeBatches(state);
}

/** Ends the mode as well, unless a run goes on. */
export function endSelection(state: AllJobsState): void {
  dropSelection(state);
  if (!hasRun(state)) state.selection = null;
}

/**
 * These are no longer selected: a batch leaves out what is queued of them, and why they were refused is
 * no longer told.
 */
export function removeFromSelection(state: AllJobsState, ids: readonly string[]): void {
  const { selection, writes } = state;
  if (selection === null) return;
  const unselected = new Set<string | null>(ids.filter((id) => id in selection.ids));
  if (unselected.size === 0) return;
  for (const id of ids) Reflect.deleteProperty(selection.ids, id);
  forgetRefusals(state, unselected);
  for (const { id, jobId, batch, state: now } of Object.values(plain(writes))) {
    if (batch !== null && now === 'queued' && unselected.has(jobId))
      Reflect.deleteProperty(writes, id);
  }
}

/** Whether several jobs are being written. */
export function hasRun({ batches }: AllJobsState): boolean {
  return Object.values(batches).some(({ owner, phase }) => owner === null && phase !== 'over');
}

/** What batches that are over leave to say is no longer told. */
export function closeBatches({ batches }: AllJobsState): void {
  for (const { id, owner, phase } of Object.values(batches)) {
    if (owner === null && phase === 'over') Reflect.deleteProperty(batches, id);
  }
}

/** What batches leave to say and to put back goes with the page of the list, unless one is going on. */
export function pruneBatches(state: AllJobsState): void {
  closeBatches(state);
  const { batches, writes } = state;
  dismiss(writes, ({ batch }) => batch !== null && !(batch in batches));
}

function addToSelection({ selection }: AllJobsState, ids: readonly string[]) {
  if (selection === null) return;
  for (const id of ids) selection.ids[id] ??= selection.next++;
  selection.dropped = 0;
}

/** The server has these jobs no more, so nothing shows, counts or edits them. */
export function removeFromAll(state: AllJobsState, ids: readonly string[]): void {
  if (ids.length === 0) return;
  const removed = new Set(ids);
  removeFromSelection(state, ids);
  state.list.ids = state.list.ids.filter((id) => !removed.has(id));
  state.list.total = Math.max(state.list.total - ids.length, 0);
  const before = state.jobs.ids.length;
  jobsAdapter.removeMany(state.jobs, ids);
  countInCollection(state, state.jobs.ids.length - before);
}
