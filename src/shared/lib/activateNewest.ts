/** Its files may still have to be loaded. */
const LONGEST_WAIT_MS = 20_000;

/**
 * Lets the newest version answer for the pages of this browser. Resolves when it does, cannot, or takes
 * longer than 20 seconds.
 */
export async function activateNewest(registration: ServiceWorkerRegistration): Promise<void> {
  await Promise.race([
    activate(registration).catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS)),
  ]);
}

async function activate(registration: ServiceWorkerRegistration): Promise<void> {
  const findNewest = () => registration.waiting ?? registration.installing;
  if (registration.waiting === null) await registration.update();
  // That joins a check which may have begun before the newest version was there.
  if (findNewest() === null) await registration.update();
  const next = findNewest();
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
