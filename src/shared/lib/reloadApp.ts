let prepare: () => Promise<unknown> = () => Promise.resolve();

/** Sets what has to be done before the page is loaded anew. Its failure keeps nobody from it. */
export function beforeReload(next: () => Promise<unknown>): void {
  prepare = next;
}

/** Loads the whole page anew, in its newest version. Resolves before the page goes. */
export async function reloadApp(): Promise<void> {
  await prepare().catch(() => undefined);
  location.reload();
}
