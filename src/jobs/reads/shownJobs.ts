import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '@/shared/store/withTypes';
import {
  selectColumns,
  selectIds,
  selectJobsTable,
  selectQuery,
  selectSelectedIds,
  selectTable,
  selectTotalJobs,
  selectView,
} from '@/jobs/allJobsSlice';
import { columnsOf, isNarrowed } from '@/jobs/allJobsState';
import { placeJobs } from './columns';

/** The columns that the status filter leaves. */
export const selectVisible = createSelector(
  (state: RootState) => selectQuery(state).searchStatus,
  columnsOf,
);

/** What each column shows. */
export const selectShownColumns = createSelector(
  selectColumns,
  (state: RootState) => selectJobsTable(state).jobs,
  (state: RootState) => selectJobsTable(state).writes,
  (state: RootState) => selectQuery(state).sort,
  selectVisible,
  (columns, jobs, writes, sort, visible) => placeJobs(columns, { jobs, writes }, sort, visible),
);

/** What a table shows that is read whole, which may be less than the server finds; null elsewhere. */
export function selectWholeTable(state: RootState): string[] | null {
  const { extent, rows } = selectTable(state);
  return selectView(state) === 'table' && extent === 'all' ? rows : null;
}

/** How many are found by all that is chosen; null where the table has to be read whole to tell. */
export function selectFoundCount(state: RootState): number | null {
  const whole = selectWholeTable(state);
  if (whole) return whole.length;
  return isNarrowed(selectQuery(state)) ? null : selectTotalJobs(state);
}

/** The ids of the jobs of list, table or board, as they are seen one after the other. */
export function selectShownIds(state: RootState): string[] {
  if (selectView(state) === 'list') return selectIds(state);
  if (selectView(state) === 'table') return selectTable(state).rows;
  return selectVisible(state).flatMap((status) => selectShownColumns(state)[status].ids);
}

/** What is selected, in the order of the page; what that does not show comes last. */
export function selectSelectedAsShown(state: RootState): string[] {
  const selected = new Set(selectSelectedIds(state));
  const shown = selectShownIds(state).filter((id) => selected.has(id));
  return [...new Set([...shown, ...selected])];
}
