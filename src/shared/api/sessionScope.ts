import { transport } from '@/shared/api/transport';

/**
 * Every request belongs to the session it was sent in. When that ends or another one begins, its
 * pending requests are aborted.
 */
let scope = new AbortController();

/** Aborts when the current session ends. */
export function sessionSignal(): AbortSignal {
  return scope.signal;
}

/** Cancels the requests of the session so far and begins a new scope. */
export function renewSessionScope(): void {
  scope.abort();
  transport.drop();
  scope = new AbortController();
}
