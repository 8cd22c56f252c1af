import { useId, useRef, useState } from 'react';
import { selectJob, selectTickedIds, selectTotalJobs } from '@/features/allJobs/jobs/allJobsSlice';
import { tickingBegun, tickingEnded } from '@/features/allJobs/jobs/ticks';
import { StatusMenu } from '@/features/allJobs/status/StatusMenu';
import type { Job } from '@/shared/api/contract';
import { JOB_STATUSES, type JobStatus } from '@/shared/config/options';
import { notifyLost, notifySuccess } from '@/shared/lib/notify';
import { useAppDispatch, useAppSelector, useAppStore } from '@/shared/store/withTypes';
import { Button } from '@/shared/ui/Button';
import { countJobs } from './outcome';
import { Actions, Bar } from './Several.styles';
import { useTickPresses } from './useTickPresses';

type Props = {
  onSelectAll: () => void;
  onStatus: (status: JobStatus) => void;
  onDelete: () => void;
  onExport: (jobs: Job[]) => Promise<string>;
};

/** How many are selected, and what can be done with them. */
export function TickBar({ onSelectAll, onStatus, onDelete, onExport }: Props) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const ids = useAppSelector(selectTickedIds);
  const total = useAppSelector(selectTotalJobs);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const statusRef = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const text = `${ids.length} selected`;
  /** Nothing is done with nothing; the button keeps the focus. */
  const onlySome = (act: () => unknown) => ({
    'aria-disabled': ids.length === 0 || undefined,
    onClick: () => {
      if (ids.length > 0) act();
    },
  });

  const handleDone = () => {
    document.querySelector<HTMLElement>('[data-select]')?.focus({ preventScroll: true });
    dispatch(tickingEnded());
  };
  useTickPresses(handleDone);

  const handleExport = async () => {
    const jobs = ids.flatMap((id) => selectJob(store.getState(), id) ?? []);
    try {
      notifySuccess(`${await onExport(jobs)}: ${countJobs(jobs.length)}`);
    } catch {
      notifyLost('export');
    }
  };

  return (
    <Bar>
      <p role="status">{text}</p>
      <Button
        variant="ghost"
        isSmall
        aria-disabled={ids.length >= total || undefined}
        onClick={() => {
          if (ids.length < total) onSelectAll();
        }}
      >
        select all {total} found
      </Button>
      <Button variant="ghost" isSmall onClick={handleDone}>
        done
      </Button>
      <Actions>
        <Button
          ref={statusRef}
          variant="secondary"
          isSmall
          aria-haspopup="menu"
          aria-expanded={isMenuOpen}
          aria-controls={isMenuOpen ? menuId : undefined}
          {...onlySome(() => setIsMenuOpen(!isMenuOpen))}
        >
          set status
        </Button>
        <Button variant="secondary" isSmall {...onlySome(onDelete)}>
          delete
        </Button>
        <Button variant="secondary" isSmall {...onlySome(handleExport)}>
          export
        </Button>
        <Button variant="secondary" isSmall {...onlySome(() => dispatch(tickingBegun()))}>
          clear
        </Button>
      </Actions>
      {isMenuOpen && (
        <StatusMenu
          id={menuId}
          title={text}
          status=""
          openAt="chosen"
          button={statusRef}
          onChoose={(choice) => {
            const status = JOB_STATUSES.find((one) => one === choice);
            if (status !== undefined) onStatus(status);
          }}
          onClose={() => setIsMenuOpen(false)}
        />
      )}
    </Bar>
  );
}
