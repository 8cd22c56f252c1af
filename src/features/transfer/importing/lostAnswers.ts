import { fetchJobPage } from '@/shared/api/jobPages';
import { EVERYTHING } from '@/shared/api/jobPagePath';
import { isSilent, toApiError } from '@/shared/api/apiError';
import type { Job } from '@/shared/api/contract';
import { keyOf, type PlannedRow } from './plan';

export const SESSION_OVER = 'Your session has ended. Log in again and come back here to go on.';

/** How many applications of each key have come since, those of the confirmed rows left out. */
export function countAdded(
  now: readonly Job[],
  before: readonly Job[],
  confirmed: readonly PlannedRow[],
): Map<string, number> {
  const ids = new Set(before.map(({ _id }) => _id));
  const added = new Map<string, number>();
  const count = (key: string, step: number) => added.set(key, (added.get(key) ?? 0) + step);
  for (const job of now) if (!ids.has(job._id)) count(keyOf(job), 1);
  for (const { draft } of confirmed) count(keyOf(draft), -1);
  return added;
}

/** Why nothing more can be sent; null when the server answers, so that a single answer was lost. */
export async function findOutage(): Promise<string | null> {
  try {
    await fetchJobPage({ ...EVERYTHING, sort: 'oldest', page: 1 });
    return null;
  } catch (thrown) {
    const fault = toApiError(thrown);
    if (isSilent(fault)) return SESSION_OVER;
    return ['rateLimited', 'refused'].includes(fault.kind) ? null : fault.message;
  }
}
