import styled from 'styled-components';
import { WAITS } from '@/jobs/address/presets';
import { monthText } from '@/jobs/model/matching';
import { paths } from '@/shared/config/paths';
import { JOB_TYPES } from '@/jobs/model/job';
import { media } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';
import { agree } from '@/shared/text/agree';
import { groupDigits } from '@/shared/text/groupDigits';
import { useAppSelector } from '@/shared/store/withTypes';
import { Hint } from '@/shared/ui/Hint';
import { Panel } from '@/shared/ui/Panel';
import { selectAnswers } from './countAnswers';
import { ShareTable, type ShareRow } from './ShareTable';

const HEADING = 'answers';

/** How many have an answer by month and by type, and how many of the others wait for how long. */
export function Answers() {
  const answers = useAppSelector(selectAnswers);
  if (answers === null) return null;
  const { byMonth, byType, waits } = answers;
  const months = [...byMonth].map(([month, { answered, total }]) =>
    shareRow(monthText(month), `month=${month}`, answered, total),
  );
  const types = [...byType]
    .toSorted(([one], [other]) => placeOf(one) - placeOf(other))
    .map(([type, { answered, total }]) =>
      shareRow(type, placeOf(type) >= 0 ? `type=${type}` : null, answered, total),
    );
  const waiting = WAITS.map((days) => {
    const count = waits.filter((wait) => wait > Number(days)).length;
    return shareRow(`over ${days} days`, `waiting=${days}`, count, waits.length);
  });

  return (
    <Section aria-labelledby={HEADING}>
      <h2 id={HEADING}>Answers</h2>
      <Tables>
        <ShareTable caption="by month" headings={['month', 'answered', 'share']} rows={months} />
        <ShareTable caption="by type" headings={['type', 'answered', 'share']} rows={types} />
        {waits.length > 0 && (
          <div>
            <ShareTable
              caption="without an answer"
              headings={['wait', 'waiting', 'share']}
              rows={waiting}
            />
            <Hint>{waitText(waits)}</Hint>
          </div>
        )}
      </Tables>
    </Section>
  );
}

function shareRow(name: string, query: string | null, count: number, of: number): ShareRow {
  return { name, path: query && `${paths.allJobs}?${query}`, count, of };
}

/** Types of another server come first, which no list can be asked for. */
function placeOf(type: string): number {
  return JOB_TYPES.findIndex((known) => known === type);
}

/** The middle one of the waits, which one long wait does not move. */
function waitText(waits: number[]): string {
  const middle = waits[Math.floor(waits.length / 2)] ?? 0;
  const days = `${groupDigits(middle)} ${agree(middle, 'day', 'days')}`;
  if (waits.length === 1)
    return `One application waits, ${middle === 0 ? 'since today' : `for ${days}`}.`;
  const half =
    middle === 0 ? 'at least half of them since today' : `half of them for ${days} or longer`;
  return `${groupDigits(waits.length)} applications wait, ${half}.`;
}

const Section = styled(Panel).attrs({ as: 'section' })`
  display: grid;
  gap: ${theme.space(3)};

  h2 {
    font-size: ${theme.font.size.lg};
  }
`;

const Tables = styled.div`
  display: grid;
  gap: ${theme.space(6)};
  align-items: start;

  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :first-child {
      grid-row: span 2;
    }
  }
`;
