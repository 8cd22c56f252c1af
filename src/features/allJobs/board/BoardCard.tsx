import { memo, useId, useLayoutEffect, useRef } from 'react';
import { shallowEqual } from 'react-redux';
import { JobFacts } from '@/features/allJobs/cards/JobFacts';
import { JobName } from '@/features/allJobs/cards/JobName';
import { selectJob } from '@/features/allJobs/jobs/allJobsSlice';
import { StatusButton } from '@/features/allJobs/status/StatusButton';
import type { Job } from '@/shared/api/contract';
import { useAppSelector } from '@/shared/store/withTypes';
import { Item } from './BoardCard.styles';
import { noteFocus, controlToFocus } from './followingFocus';

type Props = {
  id: string;
  onEdit: (job: Job) => void;
  /** It has come from another column, where this control had the focus. */
  onArrive: (control: HTMLElement) => void;
};

/** One application on the board. It renders again only when its job has changed. */
export const BoardCard = memo(function BoardCard({ id, onEdit, onArrive }: Props) {
  const job = useAppSelector((state) => selectJob(state, id), shallowEqual);
  const headingId = useId();
  const cardRef = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const card = cardRef.current;
    if (card === null) return undefined;
    const control = controlToFocus(card, id);
    if (control !== null) onArrive(control);
    return () => {
      noteFocus(card, id);
    };
  }, [id, onArrive]);

  if (job === undefined) return null;
  return (
    <Item ref={cardRef} role="listitem" data-job={id}>
      <article className="card" aria-labelledby={headingId}>
        <JobName job={job} heading="h4" id={headingId} onEdit={onEdit} />
        <JobFacts job={job} />
        <div className="status">
          <StatusButton job={job} />
        </div>
      </article>
    </Item>
  );
});
