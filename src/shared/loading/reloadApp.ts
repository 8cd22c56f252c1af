/** The files of the new version may still have to be loaded. */
const LONGEST_WAIT_MS = 20_000;

/** Loads the whole page anew, in its newest version. Resolves before the page goes. */
export async function reloadApp(): Promise<void> {
  await Promise.race([
    activateNewest().catch(() => undefined),
    new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS)),
  ]);
  location.reload();
}

/** Lets the newest version answer for the pages of this browser. Rejects where there are no service workers. */
async function activateNewest(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration === undefined) return;
  const findNewest = () => registration.waiting ?? registration.installing;
  if (registration.waiting === null) await registration.update();
  // The first update() may have joined a check from before the newest version was there.
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
