import { warmUpHttpClient } from '@/shared/api/loadHttpClient';
import { paths } from '@/shared/config/paths';
import { warmUpToasts } from '@/shared/lib/notify';
import { preloadPage } from './routes';

const IDLE_MS = 3000;

/**
 * Loads code ahead: of a page while a link to it is pointed at or focused, and of all the rest once
 * the document has been there for three seconds and the browser is idle. Neither for visitors who
 * save data nor on 2G. Returns how to undo it.
 */
export function connectPrefetch(): () => void {
  const stop = new AbortController();
  const { signal } = stop;

  const handleIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin === location.origin && mayPrefetch()) void preloadPage(link.pathname);
  };
  document.addEventListener('pointerover', handleIntent, { signal });
  document.addEventListener('focusin', handleIntent, { signal });

  const handleLoad = () => {
    setTimeout(() => void prefetchAll(signal), IDLE_MS);
  };
  if (document.readyState === 'complete') handleLoad();
  else window.addEventListener('load', handleLoad, { signal });

  return () => {
    stop.abort();
  };
}

/** One part after the other, the small and likely ones first, so that they are in nobody's way. */
async function prefetchAll(signal: AbortSignal): Promise<void> {
  const parts = [
    ...[...Object.values(paths), '/not-found'].map((path) => () => preloadPage(path)),
    warmUpHttpClient,
    warmUpToasts,
    () => import('@/features/allJobs/MonthlyChart').catch(() => undefined),
  ];
  for (const load of parts) {
    await idle();
    if (signal.aborted || !mayPrefetch()) return;
    await load();
  }
}

function mayPrefetch(): boolean {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return !connection?.saveData && !connection?.effectiveType?.endsWith('2g');
}

/** Safari has no idle callbacks; there the seconds before have to do. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else resolve();
  });
}
