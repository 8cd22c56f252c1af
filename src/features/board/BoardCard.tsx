import { memo, useId } from 'react';
import { shallowEqual } from 'react-redux';
import { selectIsRemoved, selectJob } from '@/jobs/allJobsSlice';
import { useCardMode } from '@/jobs/cards/CardMode';
import { cardId } from '@/jobs/cards/cardElements';
import { JobFacts } from '@/jobs/cards/JobFacts';
import { JobName } from '@/jobs/cards/JobName';
import { SelectBox } from '@/jobs/cards/SelectBox';
import { StatusButton } from '@/jobs/cards/StatusButton';
import { removeShown } from '@/jobs/actions/removeShown';
import type { Job } from '@/jobs/model/job';
import type { JobStatus } from '@/jobs/model/statuses';
import { useAppSelector, useAppStore } from '@/shared/store/withTypes';
import { Item } from './BoardCard.styles';

type Props = {
  id: string;
  /** The column it stands in. */
  column: JobStatus;
};

/** One application on the board. It renders again only when its job has changed. */
export const BoardCard = memo(function BoardCard({ id, column }: Props) {
  const job = useAppSelector((state) => selectJob(state, id), shallowEqual);
  const isDeleting = useAppSelector((state) => selectIsRemoved(state, id));
  const store = useAppStore();
  const mode = useCardMode();
  const headingId = useId();

  if (job === undefined) return null;
  return (
    <Item role="listitem" id={cardId(id)} data-job={id} aria-busy={isDeleting}>
      <article className="card" aria-labelledby={headingId}>
        {mode === 'selecting' && <SelectBox job={job} />}
        <JobName job={job} heading="h4" id={headingId} />
        <JobFacts job={job} />
        <div className="status">
          {/* Its column's heading says the status. */}
          <StatusButton
            job={job}
            {...(job.jobStatus === column && { content: MORE_ICON })}
            onDelete={() => void removeShown(store, job._id)}
          />
        </div>
      </article>
    </Item>
  );
});

const MORE_ICON = <span className="more" />;

/** What is seen of a card at the pointer while it is dragged. */
export function DraggedCard({ job }: { job: Job }) {
  return (
    <Item inert>
      <article className="card">
        <JobName job={job} heading="h4" id={useId()} />
        <JobFacts job={job} />
      </article>
    </Item>
  );
}
