import { memo, useId, useLayoutEffect, useRef } from 'react';
import type { Job } from '@/shared/api/contract';
import type { JobStatus } from '@/shared/config/options';
import { focusAround } from '@/shared/lib/focus';
import { useAppSelector } from '@/shared/store/withTypes';
import { Button } from '@/shared/ui/Button';
import { ErrorState } from '@/shared/ui/ErrorState';
import { SpinnerRing } from '@/shared/ui/Spinner';
import { isLoading } from '@/features/allJobs/state/loading';
import { BoardCard } from './BoardCard';
import { selectColumns, selectShownColumns } from './boardSlice';
import { Cards, Frame, Group, Heading } from './Board.styles';
import { panelId, tabId } from './ColumnTabs';
import { useGroups } from './groups';
import type { ShownColumn } from './placing';

type Props = {
  status: JobStatus;
  /** Whether it is one of several of which only one is seen, chosen by its tab. */
  isPanel: boolean;
  isActive: boolean;
  helpId: string | null;
  onEdit: (job: Job) => void;
  onArrive: (card: HTMLElement) => void;
  onRead: (status: JobStatus) => void;
};

/** The applications of one status, as far as they are read. */
export const BoardColumn = memo(function BoardColumn({
  status,
  isPanel,
  isActive,
  helpId,
  onEdit,
  onArrive,
  onRead,
}: Props) {
  const { jobs, count } = useAppSelector((state) => selectShownColumns(state)[status], isSame);
  const { loading, hasMore, filters } = useAppSelector((state) => selectColumns(state)[status]);
  const groups = useGroups(jobs);
  const headingId = useId();
  const isBusy = isLoading(loading);
  const read = () => onRead(status);

  return (
    <Frame
      id={panelId(status)}
      role={isPanel ? 'tabpanel' : undefined}
      aria-labelledby={isPanel ? tabId(status) : headingId}
      tabIndex={-1}
      data-column={status}
      data-away={(isPanel && !isActive) || undefined}
    >
      <Heading id={headingId} $isInTab={isPanel}>
        {status}
        {filters !== '' && ` (${count})`}
      </Heading>
      <Cards role="list" aria-busy={isBusy} aria-labelledby={headingId}>
        {groups.map((group) => (
          <Group key={group.key}>
            {group.jobs.map((job) => (
              <BoardCard
                key={job._id}
                job={job}
                helpId={helpId}
                onEdit={onEdit}
                onArrive={onArrive}
              />
            ))}
          </Group>
        ))}
      </Cards>
      {jobs.length === 0 && loading.hasLoaded && <p>no applications</p>}
      {isBusy && <SpinnerRing />}
      {loading.error && (
        <ErrorState
          message={loading.error.message}
          retryAfterSeconds={loading.error.retryAfterSeconds}
          onRetry={read}
        />
      )}
      {hasMore && !loading.error && (
        <LoadMore describedBy={headingId} isBusy={isBusy} onPress={read} />
      )}
    </Frame>
  );
});

function isSame(one: ShownColumn, other: ShownColumn): boolean {
  return (
    one.count === other.count &&
    one.jobs.length === other.jobs.length &&
    one.jobs.every((job, index) => job === other.jobs[index])
  );
}

type LoadMoreProps = { describedBy: string; isBusy: boolean; onPress: () => void };

function LoadMore({ describedBy, isBusy, onPress }: LoadMoreProps) {
  const buttonRef = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    const button = buttonRef.current;
    // With the last cards it goes, and would take the focus along.
    return () => {
      if (button !== null && button === document.activeElement) focusAround(button);
    };
  }, []);

  return (
    <Button
      ref={buttonRef}
      variant="secondary"
      aria-describedby={describedBy}
      aria-disabled={isBusy || undefined}
      onClick={() => {
        if (!isBusy) onPress();
      }}
    >
      load more
    </Button>
  );
}
