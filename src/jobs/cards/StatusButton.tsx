import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { useCardMode } from './CardMode';
import { selectRefusal } from '@/jobs/allJobsSlice';
import type { Job } from '@/jobs/model/job';
import { jobName } from '@/jobs/model/jobName';
import { useAppSelector, useAppStore } from '@/shared/store/withTypes';
import { theme } from '@/shared/styles/theme';
import { StatusBadge } from './StatusBadge';
import { StatusMenu } from './StatusMenu';
import { changeStatus } from '@/jobs/writes/changeStatus';

type Props = {
  job: Job;
  /** In place of the badge. */
  content?: ReactNode;
  /** With it the menu offers to delete the job as well. */
  onDelete?: () => void;
};

/** The status of a job, and the menu that changes it. What was refused is told below it. */
export function StatusButton({ job, content, onDelete }: Props) {
  const store = useAppStore();
  const status = job.jobStatus;
  const refusal = useAppSelector((state) => selectRefusal(state, job._id));
  const [openAt, setOpenAt] = useState<'chosen' | 'last' | null>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const refusalId = useId();
  const mode = useCardMode();
  const close = () => setOpenAt(null);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpenAt(event.key === 'ArrowUp' ? 'last' : 'chosen');
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
        aria-expanded={openAt !== null}
        aria-controls={openAt === null ? undefined : menuId}
        aria-describedby={refusal === null ? undefined : refusalId}
        onClick={() => setOpenAt(openAt === null ? 'chosen' : null)}
        onKeyDown={handleKeyDown}
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
