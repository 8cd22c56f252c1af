type InstallPrompt = Event & { prompt: () => Promise<unknown> };

/** Global, since the start script and the bundle share no modules. */
const shared = globalThis as { installPrompt?: InstallPrompt | undefined };

/** Keeps the browser's offer to install the app, which comes once, until it is taken. */
export function noteInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    // Else some browsers show it by themselves.
    event.preventDefault();
    shared.installPrompt = event as InstallPrompt;
  });
  // It may be taken elsewhere, by a button of the browser's own.
  addEventListener('appinstalled', () => void takeInstallPrompt());
}

/** The offer of the browser, undefined where there is none. It can be taken once. */
export function takeInstallPrompt(): InstallPrompt | undefined {
  const { installPrompt } = shared;
  shared.installPrompt = undefined;
  return installPrompt;
}

/** How the app can be installed: by the browser's offer, by a menu of iOS, or not (any more). */
export function findWayToInstall(): 'prompt' | 'share menu' | null {
  if (shared.installPrompt !== undefined) return 'prompt';
  return standalone() === false ? 'share menu' : null;
}

/** Whether other apps may share with the installed one: not on iOS, which alone has this mark. */
export function canShareTo(): boolean {
  return standalone() === undefined;
}

function standalone(): boolean | undefined {
  return (navigator as { standalone?: boolean }).standalone;
}
