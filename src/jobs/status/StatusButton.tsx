import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { useCardMode } from '@/jobs/cards/CardMode';
import { selectRefusal } from '@/jobs/allJobsSlice';
import type { Job } from '@/jobs/api/contract';
import { lazyPart } from '@/shared/lib/lazyPart';
import { notifyLost } from '@/shared/lib/notify';
import { trackFocus } from '@/shared/lib/focus';
import { jobName } from '@/jobs/jobName';
import { useAppSelector, useAppStore } from '@/shared/store/withTypes';
import { theme } from '@/shared/styles/theme';
import { StatusBadge } from './StatusBadge';
import { changeStatus } from './changeStatus';

type Props = {
  job: Job;
  /** In place of the badge. */
  content?: ReactNode;
  /** With it the menu offers to delete the job as well. */
  onDelete?: () => void;
};

const LOADING_DELAY_MS = 200;

const StatusMenu = lazyPart(async () => (await import('./StatusMenu')).StatusMenu);

/** The status of a job, and the menu that changes it. What was refused is told below it. */
export function StatusButton({ job, content, onDelete }: Props) {
  const store = useAppStore();
  const status = job.jobStatus;
  const refusal = useAppSelector((state) => selectRefusal(state, job._id));
  const [openAt, setOpenAt] = useState<'chosen' | 'last' | null>(null);
  const [isLoading, setIsLoading] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const refusalId = useId();
  const mode = useCardMode();
  const close = () => setOpenAt(null);

  const open = async (at: 'chosen' | 'last') => {
    const isFocusFree = trackFocus();
    const timer = setTimeout(() => setIsLoading(true), LOADING_DELAY_MS);
    try {
      await StatusMenu.preload();
      // It takes the keys, which are meant for elsewhere by now where its code came late.
      if (isFocusFree()) setOpenAt(at);
    } catch {
      notifyLost('menu');
    } finally {
      clearTimeout(timer);
      setIsLoading(false);
    }
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    void open(event.key === 'ArrowUp' ? 'last' : 'chosen');
  };

  return (
    <>
      <button
        ref={buttonRef}
        type="button"
        className="status-button"
        disabled={mode === 'readOnly'}
        aria-label={`status of ${jobName(job)}: ${status === '' ? 'unknown' : status}`}
        aria-haspopup="menu"
        aria-busy={isLoading || undefined}
        aria-expanded={openAt !== null}
        aria-controls={openAt === null ? undefined : menuId}
        aria-describedby={refusal === null ? undefined : refusalId}
        onClick={() => {
          if (openAt === null) void open('chosen');
          else close();
        }}
        onKeyDown={handleKeyDown}
        onPointerEnter={StatusMenu.prefetch}
        onFocus={StatusMenu.prefetch}
      >
        {content ?? <StatusBadge status={status} />}
      </button>
      {refusal !== null && (
        <Refusal id={refusalId} className="refusal">
          {refusal}
        </Refusal>
      )}
      {openAt !== null && (
        <StatusMenu
          id={menuId}
          title={jobName(job)}
          status={status}
          openAt={openAt}
          trigger={buttonRef}
          onChoose={(choice) => void changeStatus(store, job, choice)}
          onDelete={onDelete}
          onClose={close}
        />
      )}
    </>
  );
}

const Refusal = styled.span`
  display: block;
  max-width: 24ch;
  margin-top: ${theme.space(1)};
  color: ${theme.color.danger};
  font-size: ${theme.font.size.xs};
`;
