import { useEffect, useEffectEvent } from 'react';
import { selectQuery, selectTable } from '@/jobs/allJobsSlice';
import { isNarrowed } from '@/jobs/allJobsState';
import { MOST_ROWS, readRowsOn } from '@/jobs/reads/tableRead';
import { retryRateLimited, type Wait } from '@/shared/api/retry';
import { useTask, type TaskOptions } from '@/shared/hooks/useTask';
import { useAppSelector, useAppStore, type AppStore } from '@/shared/store/withTypes';

/**
 * Reads all rows, one page after the other: by itself where few are left and something is chosen that needs
 * them, else when it is asked to. Pauses that the server asks for are waited out.
 */
export function useReadAll() {
  const store = useAppStore();
  const { task, run, abort } = useTask();
  const { ids, total, extent, reading } = useAppSelector(selectTable);
  const isNeeded = useAppSelector((state) => {
    const query = selectQuery(state);
    return isNarrowed(query) || query.order !== '';
  });
  const isDue =
    isNeeded &&
    typeof extent === 'object' &&
    (total ?? Infinity) - ids.length <= MOST_ROWS &&
    reading.status === 'fresh';

  /** A failure is told by the reading. */
  const readAll = () => {
    run((options) => walk(store, options)).catch(() => undefined);
  };
  const start = useEffectEvent(readAll);
  useEffect(() => {
    if (isDue && task === null) start();
  }, [isDue, task]);
  useEffect(() => abort, [abort, reading.key]);

  return { task, readAll, abort, isNeeded };
}

async function walk(store: AppStore, { signal, onProgress }: TaskOptions): Promise<void> {
  const table = () => selectTable(store.getState());
  const tell = (wait: Wait | null) => {
    const { ids, total } = table();
    onProgress({ label: 'Reading all', done: ids.length, total: total ?? 0, wait });
  };
  while (table().extent !== 'all') {
    tell(null);
    await retryRateLimited(() => store.dispatch(readRowsOn()), { signal, onWait: tell });
  }
}
