import { shallowEqual } from 'react-redux';
import styled from 'styled-components';
import { allJobsOf } from '@/jobs/allJobsState';
import { selectCollection, restRequested } from './collection';
import { useSecondsUntil } from '@/shared/hooks/useSecondsUntil';
import { isLoading } from '@/shared/store/reading';
import { useAppDispatch, useAppSelector, type RootState } from '@/shared/store/withTypes';
import { theme } from '@/shared/styles/theme';
import { Button } from '@/shared/ui/Button';

const selectExtent = (state: RootState) => {
  const { isWhole, total, nextPage, pageSize, pausedUntil, reading } = selectCollection(state);
  const known = allJobsOf(state).jobs.ids.length;
  const isKept = reading.cachedAt !== null;
  const isShown = !isWhole && (isKept || reading.error === null);
  const calls = Math.ceil(Math.max((total ?? 0) - known, 1) / Math.max(pageSize, 1));
  const canRead = !isKept && !isLoading(reading) && nextPage !== null;
  return { isShown, canRead, known, total, pausedUntil, calls };
};

/** How much of all applications is read, and the way to the rest; nothing where all are. */
export function ReadRest() {
  const dispatch = useAppDispatch();
  const { isShown, canRead, ...extent } = useAppSelector(selectExtent, shallowEqual);
  const secondsLeft = useSecondsUntil(extent.pausedUntil);
  const { known, total, calls } = extent;
  if (!isShown) return null;
  const pause = secondsLeft > 0 ? `server asks for a pause of ${secondsLeft} s` : null;
  // Before the first answer nobody knows how many there are.
  if (total === null) return pause && <Line as="small">{`The ${pause}.`}</Line>;
  return (
    <Line>
      <small>{`${known} of ${total} loaded${pause === null ? '' : `, the ${pause}`}`}</small>
      {canRead && (
        <Button variant="secondary" isSmall onClick={() => dispatch(restRequested())}>
          {`read the rest: ${calls} ${calls === 1 ? 'call' : 'calls'}`}
        </Button>
      )}
    </Line>
  );
}

const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(2)};
  color: ${theme.color.textMuted};
`;
