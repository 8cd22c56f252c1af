import { useId } from 'react';
import { useCalmPress } from '@/shared/lib/useCalmPress';
import { Button } from '@/shared/ui/Button';
import { countJobs } from './outcome';
import { Strip } from './Several.styles';

type Props = { count: number; onPutBack: () => void };

/** Stands for all that were removed together, and records them again as new applications. */
export function RemovedTogether({ count, onPutBack }: Props) {
  const noteId = useId();
  const handlePress = useCalmPress({ isNew: true }, onPutBack);

  return (
    <Strip>
      <p>removed: {countJobs(count)}</p>
      <Button variant="secondary" isSmall aria-describedby={noteId} onClick={handlePress}>
        put back all
      </Button>
      <small id={noteId}>as new applications, which the server dates today</small>
    </Strip>
  );
}
