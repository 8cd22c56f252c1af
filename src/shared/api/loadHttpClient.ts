/**
 * Loads axios and the library behind the contract, which come with the first screen that needs
 * them, never before. Rejects when their code cannot be had.
 */
export async function loadHttpClient() {
  const [{ send }, contract] = await Promise.all([import('./httpClient'), import('./contract')]);
  return { send, contract };
}

/** Loads the HTTP client ahead of the first call; resolves in any case, a failure shows at the call. */
export async function warmUpHttpClient(): Promise<void> {
  await loadHttpClient().catch(() => undefined);
}
