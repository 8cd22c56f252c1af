import { orDash } from '@/jobs/orDash';
import { useNewDay } from './CardMode';
import type { Job } from '@/jobs/api/contract';
import { describeDate } from '@/shared/lib/dates';

type Props = { job: Job };

/** From so many days on the wait for an answer is worth a word. */
const LONG_WAIT_DAYS = 21;

/** Where and what a job is, since when it is recorded, and how long it waits, once that is long. */
export function JobFacts({ job: { jobLocation, jobType, jobStatus, createdAt } }: Props) {
  useNewDay();
  const { text: date, daysSince } = describeDate(createdAt);
  const isLongWait = jobStatus === 'pending' && daysSince !== null && daysSince >= LONG_WAIT_DAYS;

  return (
    <dl className="facts">
      <div className="fact place">
        <dt>location</dt>
        <dd title={jobLocation}>{orDash(jobLocation)}</dd>
      </div>
      <div className="fact date">
        <dt>created</dt>
        <dd>{date}</dd>
      </div>
      {isLongWait && (
        <div className="fact age">
          <dt>no answer for</dt>
          <dd>{`${daysSince} days`}</dd>
        </div>
      )}
      <div className="fact type">
        <dt>type</dt>
        <dd title={jobType}>{orDash(jobType)}</dd>
      </div>
    </dl>
  );
}
