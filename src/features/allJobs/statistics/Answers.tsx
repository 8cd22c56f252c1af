import styled from 'styled-components';
import { selectAreStatsKnown, selectStats } from '@/features/allJobs/jobs/allJobsSlice';
import { groupDigits } from '@/shared/lib/groupDigits';
import { useAppSelector } from '@/shared/store/withTypes';
import { theme } from '@/shared/styles/theme';

/** What became of the applications, in one sentence; nothing when there are none. */
export function Answers() {
  const { pending, interview, declined } = useAppSelector(selectStats);
  const isKnown = useAppSelector(selectAreStatsKnown);
  const total = pending + interview + declined;
  if (!isKnown || total === 0) return null;

  const share = Math.round((interview / total) * 100);
  return (
    <Sentence>
      Of {groupDigits(total)} application{total > 1 && 's'}, {share}% led to an interview, and{' '}
      {groupDigits(pending)} still {pending === 1 ? 'waits' : 'wait'}.
    </Sentence>
  );
}

const Sentence = styled.p`
  color: ${theme.color.textMuted};
`;
