import { preloadUserApi } from '@/features/user/loadUserApi';
import { loadCode } from '@/shared/loading/loadCode';
import { preloadToasts } from '@/shared/notify/notify';
import { lazyPages, preloadPage } from './routes';

const IDLE_MS = 1000;

/**
 * Prefetches code: of a page when a link to it is hovered or focused, and of the calls, all pages, what records
 * without a network, chart, dialogs and toasts when the browser is idle a second after loading. Not with data saving
 * or on 2G. Then the service worker is started.
 */
export function connectPrefetch(): void {
  const handleIntent = (event: Event) => {
    const link = event.composedPath().find((one) => one instanceof HTMLAnchorElement);
    if (link?.origin === location.origin && mayPrefetch()) void preloadPage(link.pathname);
  };
  document.addEventListener('pointerover', handleIntent);
  document.addEventListener('focusin', handleIntent);

  const handleLoad = () => {
    setTimeout(() => void prefetchAll().then(startServiceWorker), IDLE_MS);
  };
  if (document.readyState === 'complete') handleLoad();
  else window.addEventListener('load', handleLoad);
}

/** One part at a time, small and likely ones first; stops at the first failure. */
async function prefetchAll(): Promise<void> {
  const parts = [
    preloadUserApi,
    ...lazyPages.map(({ preload }) => preload),
    // Needed when it can no longer be loaded, where no service worker keeps it.
    () => loadCode(() => import('@/pages/AllJobsPage/Outbox')),
    () => loadCode(() => import('@/features/jobForm/NewJobLine')),
    () => loadCode(() => import('@/features/statistics/chart/MonthlyChart')),
    () => loadCode(() => import('@/pages/DashboardLayout/FrameDialogs')),
    () => loadCode(() => import('@/pages/DashboardLayout/SmallSidebar')),
    () => loadCode(() => import('@/features/user/InstallItem')),
    preloadToasts,
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

/** Runs last, since it downloads all files. Where that fails this visit has no worker. */
async function startServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD) return;
  try {
    await idle();
    const { connectServiceWorker } = await loadCode(() => import('./serviceWorker'));
    await connectServiceWorker();
  } catch {
    return;
  }
}

function mayPrefetch(): boolean {
  const { connection } = navigator;
  return !connection?.saveData && !connection?.effectiveType?.endsWith('2g');
}

/** Resolves at once in Safari, which has no idle callbacks. */
function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else resolve();
  });
}
