import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { fileName } from '@/shared/csv/fileName';
import { paths } from '@/shared/config/paths';
import { saveFile } from '@/shared/csv/saveFile';
import { localSeparator, writeCsv } from '@/shared/csv/writeCsv';
import { theme } from '@/shared/styles/theme';
import { Button } from '@/shared/ui/Button';
import { ButtonLink } from '@/shared/ui/ButtonLink';
import { countResults, restFile, restOf, type ImportedRow } from './result';
import { RestList } from './RestList';
import { StepActions } from './StepActions';

type Props = {
  rows: readonly ImportedRow[];
  isFinished: boolean;
  onRetry: (numbers: readonly number[]) => void;
  onClose: () => void;
};

/** What has become of the rows; those that are not in the list can be saved. */
export function RunResult({ rows, isFinished, onRetry, onClose }: Props) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFinished) headingRef.current?.focus();
  }, [isFinished]);

  const rest = restOf(rows);
  const withoutStatus = rows.filter(
    ({ result, reason }) => result === 'created' && reason !== null,
  ).length;
  const sendable = rest.filter(({ result }) => result === 'refused').map(({ row }) => row.number);

  const handleSave = () =>
    saveFile(fileName('jobtrail-not-imported'), writeCsv(restFile(rest), localSeparator()));

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
      {withoutStatus > 0 && (
        <p>{`The server did not take the status of ${withoutStatus} of them.`}</p>
      )}
      {rest.length > 0 && (
        <p>
          Save the rows not created with their reasons, correct them, and import them again.
          Importing the whole file again creates nothing twice.
        </p>
      )}
      {rest.length > 0 && <RestList rest={rest} onRetry={onRetry} />}
      <StepActions>
        {sendable.length > 1 && (
          <Button variant="secondary" onClick={() => onRetry(sendable)}>
            {`try all ${sendable.length} again`}
          </Button>
        )}
        {rest.length > 0 && (
          <Button variant="secondary" onClick={handleSave}>
            save rows not created
          </Button>
        )}
        <Button variant="secondary" onClick={onClose}>
          import another file
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

  dd {
    font-weight: ${theme.font.weight.bold};
    font-variant-numeric: tabular-nums;
  }
`;
