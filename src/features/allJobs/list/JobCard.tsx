import { memo, useId } from 'react';
import { JobFacts } from '@/features/allJobs/cards/JobFacts';
import { JobName } from '@/features/allJobs/cards/JobName';
import { TickBox } from '@/features/allJobs/cards/TickBox';
import { useCardMode } from '@/features/allJobs/kept/CardMode';
import { StatusButton } from '@/features/allJobs/status/StatusButton';
import type { Job } from '@/shared/api/contract';
import { addressOf, editPath } from '@/shared/config/paths';
import { lookAttributes } from '@/shared/ui/Button.styles';
import { DeleteButton } from './DeleteButton';
import { Initial } from './Initial';

type Props = {
  job: Job;
  isDeleting: boolean;
  onDelete: () => void;
};

/** One application. It renders again only when its job has changed. */
export const JobCard = memo(function JobCard({ job, isDeleting, onDelete }: Props) {
  const headingId = useId();
  const mode = useCardMode();

  return (
    <article className="card" aria-labelledby={headingId}>
      {mode === 'ticking' ? <TickBox job={job} /> : <Initial company={job.company} />}
      <JobName job={job} heading="h3" id={headingId} />
      <div className="status">
        <StatusButton job={job} />
      </div>
      <JobFacts job={job} />
      <footer className="actions">
        {mode !== 'readOnly' && (
          <>
            <a
              className="action"
              href={addressOf(editPath(job))}
              {...lookAttributes({ variant: 'ghost', isSmall: true })}
              aria-describedby={headingId}
            >
              Edit
            </a>
            <DeleteButton
              id={job._id}
              isDeleting={isDeleting}
              describedBy={headingId}
              onDelete={onDelete}
            />
          </>
        )}
      </footer>
    </article>
  );
});
