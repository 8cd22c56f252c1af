import { selectShownStatus } from '@/features/allJobs/allJobsSlice';
import type { Job } from '@/shared/api/contract';
import { wholeDaysSince } from '@/shared/lib/wholeDays';
import { useAppSelector } from '@/shared/store/withTypes';

type Props = { job: Job };

/** From so many days on the wait for an answer is worth a word. */
const LONG_WAIT_DAYS = 21;

/** One of a card's facts: how long an application has been waiting, once that is long. */
export function NoAnswer({ job }: Props) {
  const status = useAppSelector((state) => selectShownStatus(state, job));
  const days = wholeDaysSince(job.createdAt);
  if (status !== 'pending' || days === null || days < LONG_WAIT_DAYS) return null;

  return (
    <div>
      <dt>no answer for</dt>
      <dd>{days} days</dd>
    </div>
  );
}
