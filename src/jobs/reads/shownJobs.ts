import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '@/shared/store/withTypes';
import { columnsOf } from '@/jobs/allJobsState';
import { selectShownIds } from './found';
import { selectQuery } from './listSelectors';
import { selectSelectedIds } from '@/jobs/selection/selectionSelectors';

/** The columns that the status filter leaves. */
export const selectVisible = createSelector(
  (state: RootState) => selectQuery(state).searchStatus,
  columnsOf,
);

/** What is selected, in the order of the page; what that does not show comes last. */
export function selectSelectedAsShown(state: RootState): string[] {
  const selected = new Set(selectSelectedIds(state));
  const shown = selectShownIds(state).filter((id) => selected.has(id));
  return [...new Set([...shown, ...selected])];
}
