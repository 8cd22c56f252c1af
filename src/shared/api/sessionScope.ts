import { transport } from '@/shared/api/transport';

/**
 * Every request belongs to the session it was sent in. When another session begins or this one
 * ends, its scope is aborted: whatever still arrives for it, a list or a 401, is cancelled.
 */
let scope = new AbortController();

/** The signal that aborts when the session of this moment is over. */
export function sessionSignal(): AbortSignal {
  return scope.signal;
}

/** Cancels the requests of the session so far and begins a new scope. */
export function renewSessionScope(): void {
  scope.abort();
  transport.drop();
  scope = new AbortController();
}
