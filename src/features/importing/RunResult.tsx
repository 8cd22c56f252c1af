import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { jobName } from '@/jobs/model/jobName';
import { paths } from '@/shared/config/paths';
import { agree } from '@/shared/text/agree';
import { saveCsv } from '@/shared/csv/saveCsv';
import { sentenceCase } from '@/shared/styles/sentenceCase';
import { theme } from '@/shared/styles/theme';
import { Button } from '@/shared/ui/Button';
import { ButtonLink } from '@/shared/ui/ButtonLink';
import type { ImportRun } from './importSlice';
import type { PlannedRow } from './plan';
import { countResults, reasonOf, restFile, restOf, type ImportedRow } from './result';
import { StepActions } from './StepActions';

type Props = {
  rows: readonly ImportedRow[];
  /** How many were created with another day than theirs. */
  datedToday: number;
  otherColumns: ImportRun['otherColumns'];
  isFinished: boolean;
  isNextGiven: boolean;
  onRetry: (rows: readonly PlannedRow[]) => void;
  /** Opens the preview of these rows. */
  onCorrect: (rows: readonly PlannedRow[]) => void;
  onClose: () => void;
};

/** The file that can be saved holds all rows that were not created. */
const FIRST = 200;

/** What has become of the rows; those that are not in the list can be saved. */
export function RunResult({
  rows,
  datedToday,
  otherColumns,
  isFinished,
  isNextGiven,
  onRetry,
  onCorrect,
  onClose,
}: Props) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFinished) headingRef.current?.focus();
  }, [isFinished]);

  const rest = restOf(rows);
  const otherwise = rows.filter(({ result, reason }) => result === 'created' && reason !== null);
  const refused = rest.filter(({ result }) => result === 'refused').map(({ row }) => row);
  // What was pasted meanwhile comes next, and another import would replace it.
  const canCorrect = isFinished && !isNextGiven && rest.length > 0;
  const way = canCorrect
    ? 'Correct the rows not created here, or save them with their reasons.'
    : 'Save the rows not created with their reasons, correct them, and import them again.';

  return (
    <>
      <h3 ref={headingRef} tabIndex={-1}>
        Result
      </h3>
      <Counts>
        {countResults(rows).map(({ result, count }) => (
          <div key={result}>
            <dt>{result}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </Counts>
      {datedToday > 0 && (
        <p>{`Dated today by the server, and not as in the file: ${datedToday} ${agree(datedToday, 'row', 'rows')}.`}</p>
      )}
      {otherwise.length > 0 && (
        <List aria-label="rows created otherwise">
          {otherwise.slice(0, FIRST).map(({ row, reason }) => (
            <li key={row.number}>
              <p dir="auto">{`row ${row.number}: ${jobName(row.draft)}`}</p>
              <small>{reason}</small>
            </li>
          ))}
        </List>
      )}
      {rest.length > 0 && (
        <>
          <p>{`${way} Importing the whole file again creates nothing twice.`}</p>
          <List aria-label="rows not created">
            {rest.slice(0, FIRST).map(({ row, result, reason }) => (
              <li key={row.number}>
                <p dir="auto">{`row ${row.number}: ${jobName(row.draft)}`}</p>
                <small>{reasonOf({ result, reason })}</small>
                {result === 'refused' && (
                  <Button
                    variant="secondary"
                    isSmall
                    aria-label={`try row ${row.number} again`}
                    onClick={() => onRetry([row])}
                  >
                    try again
                  </Button>
                )}
              </li>
            ))}
          </List>
        </>
      )}
      {rest.length > FIRST && (
        <p>{`The first ${FIRST} are shown; the saved file holds all ${rest.length}.`}</p>
      )}
      <StepActions>
        {refused.length > 1 && (
          <Button variant="secondary" onClick={() => onRetry(refused)}>
            {`try all ${refused.length} again`}
          </Button>
        )}
        {canCorrect && (
          <Button variant="secondary" onClick={() => onCorrect(rest.map(({ row }) => row))}>
            correct rows not created
          </Button>
        )}
        {rest.length > 0 && (
          <Button
            variant="secondary"
            onClick={() => saveCsv('jobtrail-not-imported', restFile(rest, otherColumns))}
          >
            save rows not created
          </Button>
        )}
        <Button variant="secondary" onClick={onClose}>
          {isNextGiven ? 'import what was pasted' : 'import another file'}
        </Button>
        <ButtonLink
          to={paths.allJobs}
          variant={isFinished ? 'primary' : 'secondary'}
          onClick={isFinished ? onClose : undefined}
        >
          all jobs
        </ButtonLink>
      </StepActions>
    </>
  );
}

const Counts = styled.dl`
  display: grid;
  max-width: 320px;
  gap: ${theme.space(1)};

  > div {
    display: flex;
    justify-content: space-between;
    gap: ${theme.space(4)};
  }

  dt {
    ${sentenceCase}
  }

  dd {
    font-weight: ${theme.font.weight.bold};
    font-variant-numeric: tabular-nums;
  }
`;

const List = styled.ul.attrs({ role: 'list' })`
  display: grid;
  max-height: 60svh;
  gap: ${theme.space(3)};
  overflow: hidden auto;
  overflow-wrap: anywhere;

  p {
    ${sentenceCase}
  }

  small {
    display: block;
    color: ${theme.color.textMuted};
    font-size: ${theme.font.size.xs};
  }
`;
