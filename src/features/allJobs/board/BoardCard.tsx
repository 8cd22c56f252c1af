import { memo, useId, useLayoutEffect, useRef } from 'react';
import { FiMove } from 'react-icons/fi';
import { NoAnswer } from '@/features/allJobs/list/NoAnswer';
import { orDash } from '@/features/allJobs/list/orDash';
import { StatusButton } from '@/features/allJobs/status/StatusButton';
import type { Job } from '@/shared/api/contract';
import { paths } from '@/shared/config/paths';
import { formatDate } from '@/shared/lib/formatDate';
import { LineIcon } from '@/shared/ui/LineIcon';
import { Link } from '@/shared/ui/Link';
import { Item } from './BoardCard.styles';
import { noteFocus, takeFocus } from './followingFocus';

type Props = {
  job: Job;
  /** The id of the text that tells how to move it; null where it can be moved by its status only. */
  helpId: string | null;
  onEdit: (job: Job) => void;
  /** It has come from another column with the focus. */
  onArrive: (card: HTMLElement) => void;
};

/** One application on the board. It renders again only when its job has changed. */
export const BoardCard = memo(function BoardCard({ job, helpId, onEdit, onArrive }: Props) {
  const headingId = useId();
  const cardRef = useRef<HTMLDivElement>(null);
  const { _id, position, company, createdAt } = job;

  useLayoutEffect(() => {
    const card = cardRef.current;
    if (card === null) return undefined;
    if (takeFocus(card, _id)) onArrive(card);
    return () => {
      noteFocus(card, _id);
    };
  }, [_id, onArrive]);

  return (
    <Item ref={cardRef} role="listitem" data-job={_id}>
      <article aria-labelledby={headingId}>
        <h4 id={headingId} title={position}>
          <Link to={paths.addJob} state={{ editJobId: _id }} onClick={() => onEdit(job)}>
            <span>{orDash(position)}</span>
          </Link>
        </h4>
        <p title={company}>{orDash(company)}</p>
        <dl>
          <div>
            <dt>
              <LineIcon name="calendar" title="created" />
            </dt>
            <dd>{formatDate(createdAt)}</dd>
          </div>
          <NoAnswer job={job} />
        </dl>
        <StatusButton job={job} />
        {helpId !== null && (
          <button
            type="button"
            data-handle
            aria-label={`move ${position}, ${company}`}
            aria-describedby={helpId}
          >
            <FiMove aria-hidden />
          </button>
        )}
      </article>
    </Item>
  );
});
