import type { Read } from '@/shared/store/useRead';
import type { AppDispatch, RootState } from '@/shared/store/withTypes';
import { isLoading } from '@/shared/store/reading';
import {
  selectFreshPage,
  selectListReading,
  selectReadQuery,
  selectTable,
  selectView,
} from '@/jobs/allJobsSlice';
import { jobPagePath } from '@/jobs/api/jobPagePath';
import { readColumn } from './columns';

/** So many rows are read without being asked for. */
export const MOST_ROWS = 100;

/** Follows the filters of the table while it is shown. Page 1 is what the list reads, so that comes first. */
export const TABLE_READ: Read = {
  find: (state) => {
    const query = selectReadQuery(state);
    const key = jobPagePath({ ...query, page: 1 });
    const list = selectListReading(state);
    const isListRead = query.page > 1 || (list.key === key && !isLoading(list));
    return {
      reading: selectTable(state).reading,
      key: selectView(state) === 'table' && isListRead ? key : null,
    };
  },
  start: (dispatch, state) => dispatch(readColumn(findRequest(state))),
};

/** Reads the next page of rows. Rejects with an ApiError, except when the thunk is aborted. */
export function readRowsOn() {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const column = selectTable(getState());
    const { extent, ids } = column;
    const page = typeof extent === 'object' ? extent.upToPage + 1 : 1;
    const query = { ...column.query, page };
    await dispatch(readColumn({ status: null, query, column, wanted: ids.length + 1 })).unwrap();
  };
}

function findRequest(state: RootState) {
  const column = selectTable(state);
  const query = { ...selectReadQuery(state), page: 1 };
  const key = jobPagePath(query);
  // With other filters only the beginning is read.
  const isKnown = column.reading.key === key;
  const first = selectFreshPage(state, key);
  const { length } = column.ids;
  const { extent, isOutdated } = column;
  const isWhole = extent === 'all' || typeof extent === 'object';
  // Servers limit calls: of many pages the first one is looked at.
  const isUpToDate = isKnown && isWhole && (!isOutdated || length > MOST_ROWS);
  const wanted = extent === 'all' && length <= MOST_ROWS ? Infinity : Math.min(length, MOST_ROWS);
  return { status: null, query, column, wanted: isKnown ? wanted : 0, isUpToDate, first };
}
