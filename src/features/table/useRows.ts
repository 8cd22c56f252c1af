import { useLayoutEffect, useMemo } from 'react';
import {
  rowsShown,
  selectIds,
  selectJobsTable,
  selectQuery,
  selectTable,
} from '@/jobs/allJobsSlice';
import { EVERYTHING, type JobFilters } from '@/jobs/api/jobPagePath';
import { shownJob } from '@/jobs/jobsTable';
import { writesByJob } from '@/jobs/writes/writes';
import { useAppDispatch, useAppSelector, useAppStore } from '@/shared/store/withTypes';
import { arrange, fits } from './tableColumns';

const SERVER_FILTERS = Object.keys(EVERYTHING) as (keyof JobFilters)[];

/** The rows in the order in which they are seen. A row keeps its place until the next read or choice. */
export function useRows(): string[] {
  const store = useAppStore();
  const dispatch = useAppDispatch();
  const query = useAppSelector(selectQuery);
  const pageIds = useAppSelector(selectIds);
  const { ids, extent, query: read } = useAppSelector(selectTable);

  const rows = useMemo(() => {
    if (extent === 'unread') return pageIds;
    if (extent !== 'all') return ids;
    const table = selectJobsTable(store.getState());
    const jobs = ids.flatMap((id) => shownJob(table, id) ?? []);
    // What the server has found by its own rules is not doubted, unless it was changed since.
    const done = SERVER_FILTERS.filter((name) => query[name] === read[name]);
    const left = { ...query, ...Object.fromEntries(done.map((name) => [name, EVERYTHING[name]])) };
    const changed = writesByJob(table);
    const found = jobs.filter((job) => fits(job, changed.has(job._id) ? query : left));
    return arrange(found, query, read.sort);
  }, [store, ids, extent, query, read, pageIds]);

  useLayoutEffect(() => {
    dispatch(rowsShown(rows));
  }, [dispatch, rows]);
  return rows;
}
