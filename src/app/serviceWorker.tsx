import { createRoot } from 'react-dom/client';
import { env } from '@/shared/config/env';
import { findBundle } from '@/shared/loading/findBundle';
import { UpdateNotice } from './UpdateNotice';

const HOUR_MS = 3_600_000;

/**
 * Registers the service worker unless the visitor saves data, checks for updates hourly and when the page
 * becomes visible, and offers them. Rejects outside of https, in private windows and on full disks.
 */
export async function connectServiceWorker(): Promise<void> {
  const registration = await register(navigator.serviceWorker);
  if (registration) follow(registration);
}

function register(workers: ServiceWorkerContainer): Promise<ServiceWorkerRegistration | undefined> {
  if (navigator.connection?.saveData) return workers.getRegistration(env.baseUrl);
  return workers.register(`${env.baseUrl}sw.js`, { updateViaCache: 'none' });
}

function follow(registration: ServiceWorkerRegistration) {
  const checkForUpdate = () => {
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', checkForUpdate);
  setInterval(checkForUpdate, HOUR_MS);

  announceUpdate(registration);
}

/** In a React root of its own, since the first file has no room for it. */
function announceUpdate(registration: ServiceWorkerRegistration) {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const { controller } = navigator.serviceWorker;
  let isReady = false;
  const tell = () => {
    // The first version of all replaces nothing, and a page without a worker came from the server.
    isReady ||= registration.waiting !== null && navigator.serviceWorker.controller !== null;
    root.render(<UpdateNotice isReady={isReady} />);
  };
  const followInstalling = () => registration.installing?.addEventListener('statechange', tell);
  registration.addEventListener('updatefound', followInstalling);
  followInstalling();
  tell();
  // Another tab may have activated a version before this one could hear of it.
  if (controller !== null) {
    void isOfOtherVersion(controller).then((isOther) => {
      isReady ||= isOther;
      tell();
    });
  }
}

/** Whether a worker has another first file than this document. Pending for a worker that does not say. */
function isOfOtherVersion(worker: ServiceWorker): Promise<boolean> {
  const own = findBundle()?.src;
  const { port1, port2 } = new MessageChannel();
  worker.postMessage('which', [port2]);
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(own?.endsWith(String(data)) === false);
  });
}
