import { allJobsOf, type WithAllJobs } from '@/jobs/allJobsState';
import type { Job } from '@/jobs/model/job';
import { PLACEHOLDERS } from '@/shared/config/options';
import { effectOf } from './writes';

/** The place of the application that was recorded last, as far as it is known here. */
export function selectLastPlace(state: WithAllJobs): string | undefined {
  const { jobs, writes } = allJobsOf(state);
  const isPlace = (place = '') => place !== '' && place !== PLACEHOLDERS.location;
  const recorded = Object.values(writes).findLast(
    (write) =>
      effectOf(write) === 'adds' && write.state === 'done' && isPlace(write.fields.jobLocation),
  );
  if (recorded) return recorded.fields.jobLocation;
  let newest: Job | undefined;
  for (const job of Object.values(jobs.entities)) {
    if (isPlace(job.jobLocation) && job.createdAt > (newest?.createdAt ?? '')) newest = job;
  }
  return newest?.jobLocation;
}
