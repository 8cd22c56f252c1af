import styled from 'styled-components';
import { jobName } from '@/jobs/jobName';
import { theme } from '@/shared/styles/theme';
import { Button } from '@/shared/ui/Button';
import { reasonOf, type ImportedRow } from './result';

type Props = { rest: readonly ImportedRow[]; onRetry: (numbers: readonly number[]) => void };

/** The file that can be saved holds all of them. */
const FIRST = 200;

/** Each row that was not created with its number and reason. */
export function RestList({ rest, onRetry }: Props) {
  return (
    <>
      <List aria-label="rows not created">
        {rest.slice(0, FIRST).map((imported) => {
          const { number, draft } = imported.row;
          return (
            <li key={number}>
              <p dir="auto">{`row ${number}: ${jobName(draft)}`}</p>
              <Reason>{reasonOf(imported)}</Reason>
              {imported.result === 'refused' && (
                <Button
                  variant="secondary"
                  isSmall
                  aria-label={`try row ${number} again`}
                  onClick={() => onRetry([number])}
                >
                  try again
                </Button>
              )}
            </li>
          );
        })}
      </List>
      {rest.length > FIRST && (
        <p>{`The first ${FIRST} are shown; the saved file holds all ${rest.length}.`}</p>
      )}
    </>
  );
}

const List = styled.ul`
  display: grid;
  max-height: 60svh;
  gap: ${theme.space(3)};
  overflow: hidden auto;
  overflow-wrap: anywhere;
`;

const Reason = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.font.size.xs};
`;
