import { useId } from 'react';
import { FiX } from 'react-icons/fi';
import { selectIsReadOnly } from '@/jobs/reads/serverLost';
import { selectRemovedTogether } from '@/jobs/writes/batches';
import { usePutBackNote } from '@/jobs/cards/usePutBackNote';
import { countText } from '@/jobs/model/countText';
import { jobName } from '@/jobs/model/jobName';
import { dismissed } from '@/jobs/writes/writes';
import { usePressCooldown } from '@/shared/keys/usePressCooldown';
import { useAppDispatch, useAppSelector } from '@/shared/store/withTypes';
import { Button } from '@/shared/ui/Button';
import { IconButton } from '@/shared/ui/IconButton';
import { Strip } from './SelectionBar.styles';

type Props = { onPutBack: () => void };

const MOST_REFUSED = 5;

/** Offers to restore all jobs of bulk deletes as new applications; says why some were refused. */
export function UndoBulkDelete({ onPutBack }: Props) {
  const dispatch = useAppDispatch();
  const removals = useAppSelector(selectRemovedTogether);
  const isReadOnly = useAppSelector(selectIsReadOnly);
  const { note } = usePutBackNote();
  const noteId = useId();
  const handlePress = usePressCooldown({ isNew: true }, onPutBack);
  const refused = removals.filter(({ reason }) => reason !== null);
  const others = refused.length - MOST_REFUSED;

  return (
    <Strip>
      <p>{`removed: ${countText(removals.length)}`}</p>
      <Button
        variant="secondary"
        isSmall
        aria-describedby={noteId}
        isInactive={isReadOnly}
        onClick={handlePress}
      >
        put back all
      </Button>
      <IconButton
        aria-label="close"
        aria-describedby={noteId}
        onClick={() => dispatch(dismissed(removals.map(({ write }) => write.id)))}
      >
        <FiX aria-hidden />
      </IconButton>
      <small id={noteId}>{note}</small>
      {refused.length > 0 && (
        <ul role="list">
          {refused.slice(0, MOST_REFUSED).map(({ id, write, reason }) => (
            <li key={id}>{`${jobName(write.before)}: ${reason}`}</li>
          ))}
          {others > 0 && <li>{`${others} more`}</li>}
        </ul>
      )}
    </Strip>
  );
}
