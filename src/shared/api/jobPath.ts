import { apiError, ApiFailure } from './apiError';

/** A URL takes these for steps, out of `/jobs/`, however they are encoded. */
const NO_IDS = ['', '.', '..'];

/** Where the application with this id is, below the base path. Throws an ApiFailure for an id that fits no path. */
export function jobPath(id: string): string {
  if (NO_IDS.includes(id)) {
    throw new ApiFailure(apiError('refused', 'The server cannot find this job by its id.'));
  }
  return `/jobs/${encodeURIComponent(id)}`;
}
