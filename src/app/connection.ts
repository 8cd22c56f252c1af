import { jobsChanged } from '@/shared/store/appEvents';
import type { AppStore } from '@/shared/store/withTypes';

const AWAY_MS = 60_000;

/**
 * Reads what is shown again when the network is back, and when the tab is after a minute, in which
 * another tab may have changed something. Returns a function that ends it.
 */
export function connectConnection(store: AppStore): () => void {
  const handleOnline = () => store.dispatch(jobsChanged());
  let leftAt = Date.now();
  const handleVisibility = () => {
    if (document.hidden) leftAt = Date.now();
    else if (Date.now() - leftAt >= AWAY_MS) store.dispatch(jobsChanged());
  };
  const end = new AbortController();
  window.addEventListener('online', handleOnline, end);
  document.addEventListener('visibilitychange', handleVisibility, end);
  return () => end.abort();
}
