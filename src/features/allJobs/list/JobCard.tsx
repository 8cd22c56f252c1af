import { memo, useId } from 'react';
import { StatusButton } from '@/features/allJobs/status/StatusButton';
import type { Job } from '@/shared/api/contract';
import { paths } from '@/shared/config/paths';
import { formatDate } from '@/shared/lib/formatDate';
import { ButtonLink } from '@/shared/ui/ButtonLink';
import { LineIcon } from '@/shared/ui/LineIcon';
import { Link } from '@/shared/ui/Link';
import { DeleteButton } from './DeleteButton';
import { Card } from './JobCard.styles';
import { NoAnswer } from './NoAnswer';
import { orDash } from './orDash';

type Props = {
  job: Job;
  isDeleting: boolean;
  onEdit: (job: Job) => void;
  onDelete: () => void;
};

/** One application. It renders again only when its job has changed. */
export const JobCard = memo(function JobCard({ job, isDeleting, onEdit, onDelete }: Props) {
  const headingId = useId();
  const { position, company, jobLocation, jobType, createdAt } = job;
  const form = {
    to: paths.addJob,
    state: { editJobId: job._id },
    onClick: () => onEdit(job),
  };

  return (
    <Card aria-labelledby={headingId}>
      <span aria-hidden>{firstLetter(company)}</span>
      <h3 id={headingId} title={position}>
        <Link {...form}>
          <span>{orDash(position)}</span>
        </Link>
      </h3>
      <p title={company}>{orDash(company)}</p>
      <div>
        <StatusButton job={job} />
      </div>
      <dl>
        <div>
          <dt>
            <LineIcon name="pin" title="location" />
          </dt>
          <dd title={jobLocation}>{orDash(jobLocation)}</dd>
        </div>
        <div>
          <dt>
            <LineIcon name="calendar" title="created" />
          </dt>
          <dd>{formatDate(createdAt)}</dd>
        </div>
        <NoAnswer job={job} />
        <div>
          <dt>
            <LineIcon name="briefcase" title="type" />
          </dt>
          <dd title={jobType}>{orDash(jobType)}</dd>
        </div>
      </dl>
      <footer>
        <ButtonLink {...form} variant="ghost" isSmall aria-describedby={headingId}>
          Edit
        </ButtonLink>
        <DeleteButton
          job={job}
          isDeleting={isDeleting}
          describedBy={headingId}
          onDelete={onDelete}
        />
      </footer>
    </Card>
  );
});

/** A whole letter, also where it takes several code units. */
function firstLetter(text: string): string {
  return String.fromCodePoint(orDash(text).trim().codePointAt(0) ?? 0);
}
