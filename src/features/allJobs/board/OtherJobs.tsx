import { useAppSelector } from '@/shared/store/withTypes';
import { Rest } from './Board.styles';
import { selectOtherCount } from './boardSelectors';

/** Says how many applications no column shows, since servers know other statuses as well. */
export function OtherJobs() {
  const count = useAppSelector(selectOtherCount);
  if (count === 0) return null;

  return (
    <Rest>
      {count === 1
        ? '1 application is in no column: its status is none of the three.'
        : `${count} applications are in no column: their status is none of the three.`}
    </Rest>
  );
}
