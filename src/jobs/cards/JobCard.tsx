import { memo, useId, type ComponentProps } from 'react';
import { MENU_ACTIONS, perform, type JobAction } from '@/jobs/actions/writeActions';
import type { Job } from '@/jobs/model/job';
import type { JobStatus } from '@/jobs/model/statuses';
import { addressOf } from '@/shared/config/paths';
import { usePressCooldown } from '@/shared/keys/usePressCooldown';
import { useAppStore } from '@/shared/store/withTypes';
import { lookAttributes } from '@/shared/ui/Button.styles';
import { useCardMode } from './CardMode';
import { Initial } from './Initial';
import { JobFacts } from './JobFacts';
import { JobName } from './JobName';
import { SelectBox } from './SelectBox';
import { StatusButton } from './StatusButton';

type Props = {
  job: Job;
  /** A line of the list, or a tile of the board. */
  layout: 'row' | 'tile';
  /** The status that its column tells, so that the card does not. */
  column?: JobStatus;
  isDeleting: boolean;
};

/** One application. It renders again only when its job has changed. */
export const JobCard = memo(function JobCard(props: Props) {
  const { job, layout, column, isDeleting } = props;
  const headingId = useId();
  const mode = useCardMode();
  const isRow = layout === 'row';
  const isStatusShown = job.jobStatus !== column;

  return (
    <article
      className="card"
      data-layout={isStatusShown ? 'row' : 'tile'}
      data-mode={mode}
      aria-labelledby={headingId}
    >
      {mode === 'selecting' && <SelectBox job={job} />}
      {mode !== 'selecting' && isRow && <Initial company={job.company} />}
      <JobName job={job} heading={isRow ? 'h3' : 'h4'} id={headingId} />
      <StatusButton job={job} content={isStatusShown ? undefined : MORE_ICON} />
      <JobFacts job={job} />
      {isRow && <Actions job={job} headingId={headingId} isDeleting={isDeleting} />}
    </article>
  );
});

const MORE_ICON = <span className="more" />;

type ActionsProps = { job: Job; headingId: string; isDeleting: boolean };

/** In sight where a row has the room; elsewhere the menu at the status offers them. */
function Actions({ job, headingId, isDeleting }: ActionsProps) {
  const mode = useCardMode();
  const look = lookAttributes({ variant: 'ghost', isSmall: true });
  const shared = { ...look, className: 'action', 'aria-describedby': headingId };

  return (
    <footer className="actions" inert={mode === 'selecting'}>
      {mode !== 'readOnly' &&
        MENU_ACTIONS.map((action) =>
          'run' in action ? (
            <ActionButton
              key={action.id}
              {...shared}
              action={action}
              job={job}
              aria-disabled={isDeleting || undefined}
            />
          ) : (
            <a key={action.id} {...shared} href={addressOf(action.pathOf(job))}>
              {action.name}
            </a>
          ),
        )}
    </footer>
  );
}

type ActionProps = ComponentProps<'button'> & { action: JobAction; job: Job };

function ActionButton({ action, job, ...shared }: ActionProps) {
  const store = useAppStore();
  const handlePress = usePressCooldown({ isNew: false }, () =>
    perform(store, action, { jobs: [job], isSelection: false }),
  );
  return (
    <button {...shared} type="button" onClick={handlePress}>
      {action.name}
    </button>
  );
}

/** What is seen of a card at the pointer while it is dragged. */
export function DraggedCard({ job }: { job: Job }) {
  return (
    <article className="card" data-layout="tile" inert>
      <JobName job={job} heading="h4" id={useId()} />
      <JobFacts job={job} />
    </article>
  );
}
