import { ALL } from '@/shared/config/options';
import type { Job } from './job';

/** Whether a job fits a status filter, however the server spells it. */
export function hasStatus({ jobStatus }: Job, searchStatus: string): boolean {
  return searchStatus === ALL || jobStatus.toLowerCase() === searchStatus;
}
