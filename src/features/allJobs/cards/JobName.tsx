import type { Job } from '@/shared/api/contract';
import { editPath } from '@/shared/config/paths';
import { PlainLink } from '@/shared/ui/PlainLink';
import { orDash } from './orDash';

type Props = { job: Job; heading: 'h3' | 'h4'; id: string; onEdit: (job: Job) => void };

/** What a card leads with: the position, which opens the form, and the company. */
export function JobName({ job, heading: Heading, id, onEdit }: Props) {
  const { position, company } = job;
  return (
    <>
      <Heading className="position" id={id} title={position}>
        <PlainLink to={editPath(job)} state={null} onClick={() => onEdit(job)}>
          <span className="position-text">{orDash(position)}</span>
        </PlainLink>
      </Heading>
      <p className="company" title={company}>
        {orDash(company)}
      </p>
    </>
  );
}
