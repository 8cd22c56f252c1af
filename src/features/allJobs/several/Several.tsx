import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { selectIsTicking, selectRemovedTogether } from '@/features/allJobs/jobs/allJobsSlice';
import type { Job } from '@/shared/api/contract';
import { focusAround } from '@/shared/lib/focus';
import { useAppSelector } from '@/shared/store/withTypes';
import { BusyButton } from '@/shared/ui/BusyButton';
import { TaskStatus } from '@/shared/tasks/TaskStatus';
import { DeleteDialog } from './DeleteDialog';
import { RemovedTogether } from './RemovedTogether';
import { Foot } from './Several.styles';
import { TickBar } from './TickBar';
import { useRun } from './useRun';

type Props = {
  /** Saves these jobs as a file, and resolves with its name. */
  onExport: (jobs: Job[]) => Promise<string>;
};

/** At the foot of the list: what is selected and can be done with it, how far that is, and what it has removed. */
export function Several({ onExport }: Props) {
  const isTicking = useAppSelector(selectIsTicking);
  const removed = useAppSelector(selectRemovedTogether).length;
  const { task, abort, setStatus, remove, putBack, selectAll } = useRun();
  const [isAsking, setIsAsking] = useState(false);
  const footRef = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const foot = footRef.current;
    return () => {
      if (foot?.contains(document.activeElement) && foot.parentElement) {
        focusAround(foot.parentElement);
      }
    };
  }, []);

  /** What has the focus goes when it is pressed. */
  const keepFocus = () => footRef.current?.focus({ preventScroll: true });
  const start = (work: () => Promise<void>) => {
    keepFocus();
    void work();
  };

  return (
    <Foot ref={footRef} aria-label="selection" tabIndex={-1}>
      {task && (
        <>
          <TaskStatus task={task} />
          <BusyButton
            variant="secondary"
            isBusy={task.isAborted}
            onClick={() => {
              keepFocus();
              abort();
            }}
          >
            cancel
          </BusyButton>
        </>
      )}
      {!task && removed > 0 && <RemovedTogether count={removed} onPutBack={() => start(putBack)} />}
      {!task && isTicking && (
        <TickBar
          onSelectAll={() => start(selectAll)}
          onStatus={(status) => start(() => setStatus(status))}
          onDelete={() => setIsAsking(true)}
          onExport={onExport}
        />
      )}
      {isAsking && (
        <DeleteDialog
          onDelete={() => {
            // Closed first, which gives the focus back to the button that opened it.
            flushSync(() => setIsAsking(false));
            start(remove);
          }}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Foot>
  );
}
