import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { fileName } from '@/jobs/jobColumns';
import { paths } from '@/shared/config/paths';
import { saveFile } from '@/shared/csv/saveFile';
import { localSeparator, writeCsv } from '@/shared/csv/writeCsv';
import { theme } from '@/shared/styles/theme';
import { Button } from '@/shared/ui/Button';
import { ButtonLink } from '@/shared/ui/ButtonLink';
import type { ImportRun } from './importState';
import { countResults, restFile, restRows } from './result';
import { RestList } from './RestList';
import { StepActions } from './StepActions';

type Props = {
  run: ImportRun;
  isFinished: boolean;
  onRetry: (numbers: readonly number[]) => void;
};

/** What has become of the rows; those that are not in the list can be saved. */
export function RunResult({ run, isFinished, onRetry }: Props) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFinished) headingRef.current?.focus();
  }, [isFinished]);

  const rest = restRows(run);
  const withoutStatus = [...run.outcomes.values()].filter(
    ({ result, reason }) => result === 'created' && reason !== '',
  ).length;
  const sendable = rest.filter(({ mayBeSent }) => mayBeSent).map(({ row }) => row.number);

  const handleSave = async () => {
    saveFile(fileName('jobtrail-not-imported'), await writeCsv(restFile(rest), localSeparator()));
  };

  return (
    <>
      <h3 ref={headingRef} tabIndex={-1}>
        Result
      </h3>
      <Counts>
        {countResults(run).map(({ result, count }) => (
          <div key={result}>
            <dt>{result}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </Counts>
      {withoutStatus > 0 && (
        <p>Of {withoutStatus} that were created the server did not take the status.</p>
      )}
      {rest.length > 0 && (
        <p>
          The rows that were not created can be saved with the reason beside each, changed, and
          imported again. Importing the whole file again creates nothing twice.
        </p>
      )}
      {rest.length > 0 && <RestList rest={rest} onRetry={onRetry} />}
      <StepActions>
        {sendable.length > 1 && (
          <Button variant="secondary" onClick={() => onRetry(sendable)}>
            try all {sendable.length} again
          </Button>
        )}
        {rest.length > 0 && (
          <Button variant="secondary" onClick={handleSave}>
            save rows not created
          </Button>
        )}
        <ButtonLink to={paths.allJobs} variant={isFinished ? 'primary' : 'secondary'}>
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

  dd {
    font-weight: ${theme.font.weight.bold};
    font-variant-numeric: tabular-nums;
  }
`;
