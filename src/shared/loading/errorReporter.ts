const reported = new WeakSet<object>();

/**
 * Writes an error nobody expected into the console, once however many places it comes by; `context`
 * names the part of the app it came from.
 */
export function reportError(error: unknown, context: string): void {
  if (typeof error === 'object' && error !== null) {
    if (reported.has(error)) return;
    reported.add(error);
  }
  console.error(`[${context}]`, error);
}
