import styled from 'styled-components';
import { allJobsOf } from '@/jobs/allJobsState';
import { selectCollection } from '@/jobs/reads/collection';
import { useAppSelector, type RootState } from '@/shared/store/withTypes';
import { daysWaiting } from '@/jobs/model/daysWaiting';
import { WAITING_PATH } from '@/jobs/address/presets';
import { groupDigits } from '@/shared/text/groupDigits';
import { media } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';
import { Link } from '@/shared/ui/Link';
import { agree } from '@/shared/text/agree';

/** How long the oldest pending application waits; nothing until all are read. */
export function LongestWait() {
  const days = useAppSelector(selectLongestWait);

  return (
    <Line>
      {days > 0 && (
        <Link to={WAITING_PATH}>
          {`The longest wait is ${groupDigits(days)} ${agree(days, 'day', 'days')}`}
        </Link>
      )}
    </Line>
  );
}

function selectLongestWait(state: RootState): number {
  if (!selectCollection(state).isWhole) return 0;
  const jobs = Object.values(allJobsOf(state).jobs.entities);
  return Math.max(0, ...jobs.map((job) => daysWaiting(job) ?? 0));
}

/** As high as the link, which comes later. */
const Line = styled.p`
  min-height: calc(1.5em + 6px);
  color: ${theme.color.textMuted};

  > a {
    display: inline-block;
    padding: 3px 0;
  }

  ${media.touch} {
    > a {
      margin: -8px 0;
      padding: 11px 0;
    }
  }
`;
