import { countText } from '@/jobs/countText';
import { useAppSelector } from '@/shared/store/withTypes';
import { Rest } from './Board.styles';
import { selectAreFiltered, selectOtherCount } from './boardSelectors';

/** How many applications no column shows: of another status, or sent without being asked for. */
export function OtherJobs() {
  const count = useAppSelector(selectOtherCount);
  const areFiltered = useAppSelector(selectAreFiltered);
  if (count === 0) return null;

  const [are, their] = count === 1 ? ['is', 'its'] : ['are', 'their'];
  const reason = areFiltered
    ? `${their} status is none of the three.`
    : 'the server does not send them by status.';
  return <Rest>{`${countText(count)} ${are} in no column: ${reason}`}</Rest>;
}
