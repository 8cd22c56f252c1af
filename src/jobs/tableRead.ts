import type { Read } from '@/shared/store/useRead';
import type { AppDispatch, RootState } from '@/shared/store/withTypes';
import { selectReadQuery, selectTable, selectView } from './allJobsSlice';
import { jobPagePath } from '@/jobs/api/jobPagePath';
import { readColumn } from './columns';

/** So many rows are read without being asked for. */
export const MOST_ROWS = 100;

/** Follows the filters of the table while it is shown. */
export const TABLE_READ: Read = {
  find: (state) => {
    const key = jobPagePath({ ...selectReadQuery(state), page: 1 });
    return {
      reading: selectTable(state).reading,
      key: selectView(state) === 'table' ? key : null,
    };
  },
  start: (dispatch, state) => dispatch(readColumn(findRequest(state))),
};

/** Reads the next page of rows. Rejects with an ApiError, except when the thunk is aborted. */
export function readRowsOn() {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const { extent, ids } = selectTable(getState());
    const page = typeof extent === 'object' ? extent.upToPage + 1 : 1;
    const request = findRequest(getState());
    const query = { ...request.query, page };
    await dispatch(
      readColumn({ ...request, query, wanted: ids.length + 1, isUpToDate: false }),
    ).unwrap();
  };
}

function findRequest(state: RootState) {
  const column = selectTable(state);
  const query = { ...selectReadQuery(state), page: 1 };
  // With other filters only the beginning is read.
  const isKnown = column.reading.key === jobPagePath(query);
  const { length } = column.ids;
  const { extent, isOutdated } = column;
  const isWhole = extent === 'all' || typeof extent === 'object';
  // Servers limit calls: of many pages the first one is looked at.
  const isUpToDate = isKnown && isWhole && (!isOutdated || length > MOST_ROWS);
  const wanted = extent === 'all' && length <= MOST_ROWS ? Infinity : Math.min(length, MOST_ROWS);
  return { status: null, query, column, wanted: isKnown ? wanted : 0, isUpToDate };
}
