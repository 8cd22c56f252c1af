import styled from 'styled-components';
import { selectAsOf } from '@/jobs/allJobsSlice';
import type { PartName } from './offlineParts';
import { useAppSelector } from '@/shared/store/withTypes';
import { theme } from '@/shared/styles/theme';
import { SitePageHint } from '@/shared/ui/SitePageHint';

type Props = { of: PartName };

/** The time of a cached answer, shown while the server is unreachable. */
export function AsOf({ of: view }: Props) {
  const time = useAppSelector((state) => selectAsOf(state, view));
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

  &::first-letter {
    text-transform: capitalize;
  }

  &:empty {
    position: absolute;
  }
`;
