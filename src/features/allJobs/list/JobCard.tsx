import { memo, useId } from 'react';
import { JobFacts } from '@/features/allJobs/cards/JobFacts';
import { JobName } from '@/features/allJobs/cards/JobName';
import { StatusButton } from '@/features/allJobs/status/StatusButton';
import type { Job } from '@/shared/api/contract';
import { editPath } from '@/shared/config/paths';
import { lookAttributes, StyledButton } from '@/shared/ui/Button.styles';
import { PlainLink } from '@/shared/ui/PlainLink';
import { DeleteButton } from './DeleteButton';
import { Initial } from './Initial';
import { Card } from './JobCard.styles';

type Props = {
  job: Job;
  isDeleting: boolean;
  onEdit: (job: Job) => void;
  onDelete: () => void;
};

/** One application. It renders again only when its job has changed. */
export const JobCard = memo(function JobCard({ job, isDeleting, onEdit, onDelete }: Props) {
  const headingId = useId();

  return (
    <Card aria-labelledby={headingId}>
      <Initial company={job.company} />
      <JobName job={job} heading="h3" id={headingId} onEdit={onEdit} />
      <div className="status">
        <StatusButton job={job} />
      </div>
      <JobFacts job={job} />
      <footer className="actions">
        <StyledButton
          as={PlainLink}
          to={editPath(job)}
          state={null}
          onClick={() => onEdit(job)}
          {...lookAttributes({ variant: 'ghost', isSmall: true })}
          aria-describedby={headingId}
        >
          Edit
        </StyledButton>
        <DeleteButton
          id={job._id}
          isDeleting={isDeleting}
          describedBy={headingId}
          onDelete={onDelete}
        />
      </footer>
    </Card>
  );
});
