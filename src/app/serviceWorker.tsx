import { createRoot } from 'react-dom/client';
import { env } from '@/shared/config/env';
import { beforeReload } from '@/shared/lib/reloadApp';
import { UpdateNotice } from './UpdateNotice';

const HOUR_MS = 3_600_000;
/** How long a reload waits for a new version. */
const LONGEST_WAIT_MS = 3000;

/**
 * Registers the service worker, unless data is to be saved, asks for new versions when the page is
 * looked at and every hour, and says when one is ready. Never rejects: without a worker the app works
 * as any page.
 */
export async function connectServiceWorker(): Promise<void> {
  try {
    // Absent outside of https.
    const registration = await register(navigator.serviceWorker);
    if (registration) follow(registration);
  } catch {
    // Private windows and full disks refuse it.
  }
}

function register(workers: ServiceWorkerContainer): Promise<ServiceWorkerRegistration | undefined> {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return workers.getRegistration(env.baseUrl);
  return workers.register(`${env.baseUrl}sw.js`, { updateViaCache: 'none' });
}

function follow(registration: ServiceWorkerRegistration) {
  const ask = () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', ask);
  setInterval(ask, HOUR_MS);

  tellWhenReady(registration);
  beforeReload(() =>
    Promise.race([
      takeOver(registration),
      new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS)),
    ]),
  );
}

/** Resolves once the newest version answers for the pages of this browser. */
async function takeOver(registration: ServiceWorkerRegistration): Promise<void> {
  if (registration.waiting === null) await registration.update();
  const next = registration.waiting ?? registration.installing;
  if (next === null) return;
  await new Promise<void>((resolve) => {
    const check = () => {
      if (next.state === 'installed') next.postMessage('activate');
      if (next.state === 'activated' || next.state === 'redundant') resolve();
    };
    next.addEventListener('statechange', check);
    check();
  });
}

/** In a place of its own beside the app, whose first file has no room for it. */
function tellWhenReady(registration: ServiceWorkerRegistration) {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  let isReady = false;
  const tell = () => {
    // The first version of all replaces nothing, and a page without a worker came from the server.
    isReady ||= registration.waiting !== null && navigator.serviceWorker.controller !== null;
    root.render(<UpdateNotice isReady={isReady} />);
  };
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', tell);
  });
  tell();
}
