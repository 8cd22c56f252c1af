import type { ImportRun } from './importRun';

/** In memory alone: what somebody imports is in no storage, and goes with the tab. */
let kept: { owner: string; run: ImportRun } | null = null;

/** Keeps a run while its page is left or the session is over; one that has finished is forgotten. */
export function keepRun(owner: string, run: ImportRun): void {
  kept = run.getState().phase === 'finished' ? null : { owner, run };
}

/** The run that this user has left; that of anybody else is forgotten. */
export function findKeptRun(owner: string): ImportRun | null {
  if (kept?.owner !== owner) kept = null;
  return kept?.run ?? null;
}
