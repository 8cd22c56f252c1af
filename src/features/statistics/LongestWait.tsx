import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { initialQuery } from '@/jobs/allJobsState';
import type { StatusCounts } from '@/jobs/api/contract';
import { fetchJobPage } from '@/jobs/api/jobPages';
import { daysWaiting } from '@/jobs/model/daysWaiting';
import { WAITING_PATH } from '@/jobs/address/presets';
import { groupDigits } from '@/shared/text/groupDigits';
import { media } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';
import { Link } from '@/shared/ui/Link';
import { agree } from '@/shared/text/agree';

type Props = {
  /** The answer that says that there are some; read again with each. */
  stats: StatusCounts;
};

/** How long the oldest pending application waits; read after the counts, and nothing until then. */
export function LongestWait({ stats }: Props) {
  const [days, setDays] = useState(0);

  useEffect(() => {
    const reading = new AbortController();
    const show = (longest: number) => {
      if (!reading.signal.aborted) setDays(longest);
    };
    readLongestWait(reading.signal).then(show, () => show(0));
    return () => reading.abort();
  }, [stats]);

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

async function readLongestWait(signal: AbortSignal): Promise<number> {
  const { jobs } = await fetchJobPage(
    { ...initialQuery, searchStatus: 'pending', sort: 'oldest' },
    signal,
  );
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
