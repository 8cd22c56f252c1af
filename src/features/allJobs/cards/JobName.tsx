import type { Job } from '@/shared/api/contract';
import { paths } from '@/shared/config/paths';
import { Link } from '@/shared/ui/Link';
import { orDash } from './orDash';

type Props = { job: Job; heading: 'h3' | 'h4'; id: string; onEdit: (job: Job) => void };

/** What a card leads with: the position, which opens the form, and the company. */
export function JobName({ job, heading: Heading, id, onEdit }: Props) {
  const { _id, position, company } = job;
  return (
    <>
      <Heading className="position" id={id} title={position}>
        <Link to={paths.addJob} state={{ editJobId: _id }} onClick={() => onEdit(job)}>
          <span className="position-text">{orDash(position)}</span>
        </Link>
      </Heading>
      <p className="company" title={company}>
        {orDash(company)}
      </p>
    </>
  );
}
