import { useId } from 'react';
import { FiX } from 'react-icons/fi';
import styled from 'styled-components';
import { usePutBackNote } from '@/jobs/cards/usePutBackNote';
import { draftOf } from '@/jobs/model/jobDraft';
import { writeOne } from '@/jobs/writes/writeWithUndo';
import { dismissed } from '@/jobs/writes/writes';
import type { Removal } from '@/jobs/writes/writeSelectors';
import type { Job } from '@/jobs/model/job';
import { jobName } from '@/jobs/model/jobName';
import { commandName } from '@/shared/keys/commandName';
import { usePressCooldown } from '@/shared/keys/usePressCooldown';
import { useAppStore } from '@/shared/store/withTypes';
import { clampLines, oneLine } from '@/shared/styles/clampLines';
import { media } from '@/shared/styles/media';
import { sentenceCase } from '@/shared/styles/sentenceCase';
import { theme } from '@/shared/styles/theme';
import { visuallyHidden } from '@/shared/styles/visuallyHidden';
import { Button } from '@/shared/ui/Button';
import { IconButton } from '@/shared/ui/IconButton';

type Props = { job: Job; removal: Removal };

/**
 * Stands where a job stood that is deleted, or is being deleted, and records it again as a new application.
 * Asks before sending again what may have been recorded.
 */
export function RemovedJob({ job, removal }: Props) {
  const { phase, reason, mayBeBack } = removal;
  const store = useAppStore();
  const { note, isDatedToday } = usePutBackNote();
  const noteId = useId();
  const name = jobName(job);
  const text = mayBeBack ? 'put back again' : 'put back';
  const isDeleting = phase === 'deleting';
  const label = `${text} ${name}`;

  const handlePress = usePressCooldown({ isNew: phase === 'removed' }, () => {
    const { id, write } = removal;
    const { createdAt } = job;
    const back = { jobId: id, fields: draftOf(job), createdAt, undoes: write.id };
    void writeOne(store, { kind: 'create', ...back });
  });

  const handleClose = usePressCooldown({ isNew: phase === 'removed' }, () => {
    store.dispatch(dismissed([removal.write.id]));
  });

  return (
    <Strip>
      <p title={name}>{`${isDeleting ? 'deleting' : 'removed'}: ${name}`}</p>
      <Button
        variant="secondary"
        isSmall
        aria-label={label}
        title={label}
        aria-describedby={noteId}
        isInactive={phase !== 'removed'}
        onClick={handlePress}
      >
        {text}
      </Button>
      {!isDeleting && (
        <IconButton aria-label="close" aria-describedby={noteId} onClick={handleClose}>
          <FiX aria-hidden />
        </IconButton>
      )}
      {!isDeleting && (
        <small id={noteId} data-plain={(!mayBeBack && !isDatedToday) || undefined}>
          {mayBeBack ? (
            'This application may have been put back already. Put it back again?'
          ) : (
            <>
              {note}
              <Elsewhere>{`; on other pages by 'undo' in ${commandName()}+K`}</Elsewhere>
            </>
          )}
        </small>
      )}
      {reason !== null && <Failure role="alert">{reason}</Failure>}
    </Strip>
  );
}

const Strip = styled.div`
  display: grid;
  min-height: inherit;
  grid-template-columns: minmax(0, auto) minmax(0, 1fr) auto auto;
  align-content: center;
  align-items: center;
  gap: 0 ${theme.space(3)};
  padding: ${theme.space(1)} ${theme.space(4)};
  border: 1px dashed ${theme.color.borderStrong};
  border-radius: ${theme.radius.lg};
  transition: opacity ${theme.motion.fast};

  @starting-style {
    opacity: 0;
  }

  > p:first-child {
    ${oneLine}
    ${sentenceCase}
    grid-column: 1;
  }

  > button {
    grid-area: 1 / 3;
  }

  > button:last-of-type:not(:first-of-type) {
    grid-column: 4;
  }

  > small {
    ${sentenceCase}
    grid-column: 2;
    color: ${theme.color.textMuted};
    font-size: ${theme.font.size.xs};
    line-height: 1.25;
  }

  /* Beside the buttons is room for the name alone. */
  ${media.phone} {
    column-gap: ${theme.space(1)};
    padding-inline: ${theme.space(3)} 0;

    > p:first-child {
      grid-column: 1 / 3;
      font-size: ${theme.font.size.xs};
    }

    > button {
      grid-row: 1;
    }

    > small {
      grid-column: 1 / -1;
    }

    /* The button says it. */
    > [data-plain] {
      ${visuallyHidden}
    }
  }
`;

/** A phone has no keys. */
const Elsewhere = styled.span`
  ${media.touch} {
    display: none;
  }
`;

const Failure = styled.p`
  ${clampLines(4)}
  grid-column: 1 / -1;
  color: ${theme.color.danger};
  font-size: ${theme.font.size.xs};
`;
