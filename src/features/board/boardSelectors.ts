import {
  selectColumns,
  selectIsListLoading,
  selectJob,
  selectListError,
  selectQuery,
  selectTotalJobs,
  selectView,
} from '@/jobs/allJobsSlice';
import { jobPagePath, type JobQuery } from '@/jobs/api/jobPagePath';
import { countOf, orderOf, readColumn } from '@/jobs/reads/columns';
import { selectShownColumns } from '@/jobs/reads/shownJobs';
import { STATUS_ORDER } from '@/jobs/model/statusLooks';
import type { Job } from '@/jobs/model/job';
import { ALL, type JobStatus } from '@/shared/config/options';
import type { Read } from '@/shared/store/useRead';
import type { AppDispatch, RootState } from '@/shared/store/withTypes';

/**
 * The job above which this one would stand in a column; null for the column's end, undefined where it
 * stands in that column already.
 */
export function selectNextJob(
  state: RootState,
  id: string,
  to: JobStatus,
): string | null | undefined {
  const job = selectJob(state, id);
  const { ids } = selectShownColumns(state)[to];
  if (job === undefined || ids.includes(id)) return undefined;
  const order = orderOf(selectQuery(state).sort);
  const isAfter = (other: Job | undefined) => other !== undefined && order(job, other) < 0;
  return ids.find((other) => isAfter(selectJob(state, other))) ?? null;
}

/** Whether the server sends each column the jobs of its status only. */
export function selectAreFiltered(state: RootState): boolean {
  return Object.values(selectColumns(state)).every(({ total }) => total !== null);
}

/** How many of the applications that were found are in no column; 0 while that is not known. */
export function selectOtherCount(state: RootState): number {
  const [columns, query] = [selectColumns(state), selectQuery(state)];
  const isKnown = STATUS_ORDER.every((status) => selectIsColumnRead(state, status));
  const isListKnown = !selectIsListLoading(state) && selectListError(state) === null;
  if (!isKnown || !isListKnown || query.searchStatus !== ALL) return 0;
  const inColumns = STATUS_ORDER.reduce((sum, status) => sum + countOf(columns[status]), 0);
  return Math.max(selectTotalJobs(state) - inColumns, 0);
}

/** Whether the column holds what the filters ask for. */
export function selectIsColumnRead(state: RootState, status: JobStatus): boolean {
  const { reading } = selectColumns(state)[status];
  return reading.status === 'fresh' && reading.key === jobPagePath(columnQuery(state, status));
}

/** Follows the filters of one column while the board is shown. */
export function columnRead(status: JobStatus): Read {
  return {
    find: (state) => ({
      reading: selectColumns(state)[status].reading,
      // The board may still be mounted although the list is chosen.
      key: selectView(state) === 'board' ? jobPagePath(columnQuery(state, status)) : null,
    }),
    start: (dispatch, state) => dispatch(readColumn(findRequest(state, status))),
  };
}

/** Reads one column on, as a thunk. */
export function readMore(status: JobStatus) {
  return (dispatch: AppDispatch, getState: () => RootState) => {
    const { wanted, ...request } = findRequest(getState(), status);
    const { extent } = request.column;
    const page = typeof extent === 'object' ? extent.upToPage + 1 : 1;
    const query = { ...request.query, page };
    void dispatch(readColumn({ ...request, query, wanted: wanted + 1 }));
  };
}

function findRequest(state: RootState, status: JobStatus) {
  const query = columnQuery(state, status);
  const column = selectColumns(state)[status];
  // With other filters only its beginning is read.
  const wanted = column.reading.key === jobPagePath(query) ? column.ids.length : 0;
  return { status, query, column, wanted };
}

function columnQuery(state: RootState, status: JobStatus): JobQuery {
  return { ...selectQuery(state), searchStatus: status, page: 1 };
}
