import { loadHttpClient } from '@/shared/api/loadHttpClient';
import { importPart } from '@/shared/lib/importPart';
import { warmUpToasts } from '@/shared/lib/notify';
import { lazyPages, preloadPage } from './routes';

const IDLE_MS = 3000;

/**
 * Loads code ahead: of a page while a link to it is pointed at or focused, and of all pages, axios,
 * the toasts, the chart and the menu of a status once the document has been there for three seconds
 * and the browser is idle. Neither for visitors who save data nor on 2G.
 */
export function connectPrefetch(): void {
  const handleIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin === location.origin && mayPrefetch()) void preloadPage(link.pathname);
  };
  document.addEventListener('pointerover', handleIntent);
  document.addEventListener('focusin', handleIntent);

  const handleLoad = () => {
    setTimeout(() => void prefetchAll(), IDLE_MS);
  };
  if (document.readyState === 'complete') handleLoad();
  else window.addEventListener('load', handleLoad);
}

/**
 * One part after the other, the small and likely ones first, so that they are in nobody's way. Ends
 * with the first that cannot be had, since the others could not either.
 */
async function prefetchAll(): Promise<void> {
  const parts = [
    ...lazyPages.map(({ preload }) => preload),
    loadHttpClient,
    () => importPart('MonthlyChart', () => import('@/features/allJobs/chart/MonthlyChart')),
    () => importPart('StatusMenu', () => import('@/features/allJobs/status/StatusMenu')),
    warmUpToasts,
  ];
  for (const load of parts) {
    await idle();
    if (!mayPrefetch()) return;
    try {
      await load();
    } catch {
      return;
    }
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
