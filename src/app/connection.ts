import { isServerLost } from '@/shared/api/isServerLost';
import { jobsChanged } from '@/shared/store/appEvents';
import type { AppStore, RootState } from '@/shared/store/withTypes';

const AWAY_MS = 60_000;
/** After so long a read is tried again: a laptop that wakes has its network a little later. */
const RETRY_MS = [2000, 4000, 8000, 16_000];

/**
 * Reads what is shown again when the network goes or is back, and when the tab is after a minute, in which
 * another tab may have changed something; a few times more where no server is found then. Returns a function that
 * ends it.
 */
export function connectConnection(store: AppStore): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const read = (waits = RETRY_MS) => {
    const [wait, ...rest] = waits;
    clearTimeout(timer);
    store.dispatch(jobsChanged());
    if (wait === undefined) return;
    const look = () => {
      const readings = readingsOf(store.getState());
      if (readings.some(({ status }) => status === 'pending')) timer = setTimeout(look, wait);
      else if (readings.some(({ error }) => isServerLost(error))) read(rest);
    };
    timer = setTimeout(look, wait);
  };
  let leftAt = Date.now();
  const handleVisibility = () => {
    if (document.hidden) leftAt = Date.now();
    else if (Date.now() - leftAt >= AWAY_MS) read();
  };
  const end = new AbortController();
  window.addEventListener('online', () => read(), end);
  // Whether a server is there all the same, as on this machine: however new what is shown is.
  window.addEventListener('offline', () => store.dispatch(jobsChanged(Infinity)), end);
  document.addEventListener('visibilitychange', handleVisibility, end);
  return () => {
    clearTimeout(timer);
    end.abort();
  };
}

function readingsOf({ allJobs }: RootState) {
  return allJobs ? [allJobs.list.reading, allJobs.statistics, allJobs.collection.reading] : [];
}
