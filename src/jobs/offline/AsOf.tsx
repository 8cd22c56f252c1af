import styled from 'styled-components';
import { selectAsOf } from '@/jobs/reads/listState';
import { selectStatsReading } from '@/jobs/reads/statistics';
import { useAppSelector } from '@/shared/store/withTypes';
import { sentenceCase } from '@/shared/styles/sentenceCase';
import { theme } from '@/shared/styles/theme';
import { SitePageHint } from '@/shared/ui/SitePageHint';

type Props = { of: 'jobs' | 'statistics' };

/** The time of a cached answer, shown while the server is unreachable. */
export function AsOf({ of }: Props) {
  const time = useAppSelector((state) =>
    of === 'jobs' ? selectAsOf(state) : selectStatsReading(state).cachedAt,
  );
  return (
    <>
      <Line role="status">
        {time !== null &&
          `as of ${new Date(time).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })}`}
      </Line>
      {time !== null && <SitePageHint />}
    </>
  );
}

const Line = styled.p`
  color: ${theme.color.textMuted};

  ${sentenceCase}

  &:empty {
    position: absolute;
  }
`;
