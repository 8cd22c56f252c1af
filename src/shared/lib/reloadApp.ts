let prepare: () => Promise<unknown> = () => Promise.resolve();

/** Sets work to do before a reload; a failure does not prevent it. */
export function beforeReload(next: () => Promise<unknown>): void {
  prepare = next;
}

/** Loads the whole page anew, in its newest version. Resolves before the page goes. */
export async function reloadApp(): Promise<void> {
  await prepare().catch(() => undefined);
  location.reload();
}
