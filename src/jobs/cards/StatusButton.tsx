import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { useCardMode } from './CardMode';
import { selectHasLeft } from '@/jobs/reads/found';
import { selectRefusal } from '@/jobs/writes/writeSelectors';
import type { Job } from '@/jobs/model/job';
import { perform } from '@/jobs/actions/writeActions';
import { jobName } from '@/jobs/model/jobName';
import { LEFT, statusLabel } from '@/jobs/model/statusLooks';
import { useAppSelector, useAppStore } from '@/shared/store/withTypes';
import { theme } from '@/shared/styles/theme';
import { StatusBadge } from './StatusBadge';
import { StatusMenu } from './StatusMenu';

type Props = {
  job: Job;
  /** In place of the badge. */
  content?: ReactNode;
};

/**
 * The status of a job, and the menu that changes it, leads to the form and deletes. What was refused is told below
 * it, and that it no longer matches.
 */
export function StatusButton({ job, content }: Props) {
  const store = useAppStore();
  const status = job.jobStatus;
  const refusal = useAppSelector((state) => selectRefusal(state, job._id));
  const hasLeft = useAppSelector((state) => selectHasLeft(state, job._id));
  const hasNote = hasLeft || refusal !== null;
  const [openAt, setOpenAt] = useState<'current' | 'last' | null>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const noteId = useId();
  const mode = useCardMode();
  const close = () => setOpenAt(null);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpenAt(event.key === 'ArrowUp' ? 'last' : 'current');
  };

  return (
    <>
      <button
        ref={buttonRef}
        type="button"
        className="status-button"
        disabled={mode === 'readOnly'}
        aria-label={statusLabel(job)}
        aria-haspopup="menu"
        aria-expanded={openAt !== null}
        aria-controls={openAt === null ? undefined : menuId}
        aria-describedby={hasNote ? noteId : undefined}
        onClick={() => setOpenAt(openAt === null ? 'current' : null)}
        onKeyDown={handleKeyDown}
      >
        {content ?? <StatusBadge status={status} />}
      </button>
      {hasNote && (
        <Note id={noteId} className="note">
          {hasLeft && <span>{LEFT}</span>}
          {refusal !== null && <Refusal>{refusal}</Refusal>}
        </Note>
      )}
      {openAt !== null && (
        <StatusMenu
          id={menuId}
          title={jobName(job)}
          job={job}
          openAt={openAt}
          trigger={buttonRef}
          onChoose={(action) => perform(store, action, { jobs: [job], isSelection: false })}
          onClose={close}
        />
      )}
    </>
  );
}

const Note = styled.span`
  display: grid;
  max-width: 24ch;
  margin-top: ${theme.space(1)};
  color: ${theme.color.textMuted};
  font-size: ${theme.font.size.xs};
`;

const Refusal = styled.span`
  color: ${theme.color.danger};
`;
