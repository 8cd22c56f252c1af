import styled from 'styled-components';
import { selectAreStatsKnown, selectStats } from '@/jobs/allJobsSlice';
import { STATUS_LINKS } from '@/jobs/presets';
import { groupDigits } from '@/shared/lib/groupDigits';
import { useAppSelector } from '@/shared/store/withTypes';
import { media } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';
import { Link } from '@/shared/ui/Link';

/** Where the applications stand, in a sentence of links to them; nothing when there are none. */
export function StatusSentence() {
  const { pending, interview, declined } = useAppSelector(selectStats);
  const isKnown = useAppSelector(selectAreStatsKnown);
  const total = pending + interview + declined;
  if (!isKnown || total === 0) return null;

  return (
    <Sentence>
      <Link to={STATUS_LINKS.interview}>
        {`${groupDigits(interview)} of ${groupDigits(total)} ${interview === 1 ? 'stands' : 'stand'} at an interview`}
      </Link>
      {', '}
      <Link to={STATUS_LINKS.declined}>
        {`${groupDigits(declined)} ${declined === 1 ? 'is' : 'are'} declined`}
      </Link>
      {', '}
      <Link to={STATUS_LINKS.pending}>
        {`${groupDigits(pending)} still ${pending === 1 ? 'waits' : 'wait'}`}
      </Link>
      .
    </Sentence>
  );
}

const Sentence = styled.p`
  color: ${theme.color.textMuted};

  > a {
    display: inline-block;
    padding: 3px 0;
  }

  /* As high as a finger, also where it takes two lines. */
  ${media.touch} {
    line-height: 2;

    > a {
      margin: -7px 0;
      padding: 7px 0;
    }
  }
`;
