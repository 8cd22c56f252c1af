import { orDash } from '@/shared/text/orDash';
import { useNewDay } from './CardMode';
import type { Job } from '@/jobs/model/job';
import { daysWaiting } from '@/jobs/model/daysWaiting';
import { formatDate } from '@/shared/dates/dates';

type Props = { job: Job };

/** From so many days on the wait for an answer is worth a word. */
const LONG_WAIT_DAYS = 21;

/** Where and what a job is, since when it is recorded, and how long it waits, once that is long. */
export function JobFacts({ job }: Props) {
  const { jobLocation, jobType, createdAt } = job;
  useNewDay();
  const days = daysWaiting(job) ?? 0;

  return (
    <>
      <dl className="facts">
        <div className="fact place">
          <dt>location</dt>
          <dd title={jobLocation}>{orDash(jobLocation)}</dd>
        </div>
        <div className="fact type">
          <dt>type</dt>
          <dd title={jobType}>{orDash(jobType)}</dd>
        </div>
        <div className="fact date">
          <dt>created</dt>
          <dd>{formatDate(createdAt)}</dd>
        </div>
      </dl>
      {days >= LONG_WAIT_DAYS && (
        <dl className="age">
          <dt>no answer for</dt>
          <dd>{`${days} days`}</dd>
        </dl>
      )}
    </>
  );
}
