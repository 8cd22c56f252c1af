import { useMemo } from 'react';
import styled from 'styled-components';
import { cellOf } from '@/features/importing/columnMapping/cells';
import { oneLine } from '@/shared/styles/clampLines';
import { theme } from '@/shared/styles/theme';
import { SelectInput } from '@/shared/ui/SelectInput';
import type { StepProps } from './importState';

type Props = Pick<StepProps, 'state'> & {
  name: string;
  heading: string;
  column: number | null;
  onChoose: (column: number | null) => void;
};

const NONE = 'not in the file';
const SAMPLES = 3;

/** Chooses the column of the file that holds one of our fields, with what is in it. */
export function ColumnChoice({ name, heading, column, state, onChoose }: Props) {
  const { columnNames: names, dataRows: rows } = state;
  const filled = useMemo(
    () => rows.map((row) => cellOf(row, column)).filter((cell) => cell !== ''),
    [rows, column],
  );

  return (
    <div>
      <SelectInput
        name={name}
        labelText={heading}
        options={[NONE, ...names]}
        isVerbatim
        value={column === null ? NONE : (names[column] ?? NONE)}
        onChange={({ target }) => {
          const chosen = names.indexOf(target.value);
          onChoose(chosen === -1 ? null : chosen);
        }}
      />
      {column !== null && (
        <Samples>
          <p>{`${filled.length} of ${rows.length} filled`}</p>
          {filled.slice(0, SAMPLES).map((sample, index) => (
            <Sample key={index} dir="auto">
              {sample}
            </Sample>
          ))}
        </Samples>
      )}
    </div>
  );
}

const Samples = styled.div`
  margin-top: ${theme.space(2)};
  color: ${theme.color.textMuted};
  font-size: ${theme.font.size.xs};
`;

const Sample = styled.p`
  ${oneLine}
`;
