import { abortEarlyAnswer } from './earlyAnswer';

/** Aborts the pending requests of a session when it ends or another one begins. */
let scope = new AbortController();

/** Aborts when the current session ends. */
export function sessionSignal(): AbortSignal {
  return scope.signal;
}

/** Cancels the requests of the session so far and begins a new scope. */
export function renewSessionScope(): void {
  scope.abort();
  abortEarlyAnswer();
  scope = new AbortController();
}
