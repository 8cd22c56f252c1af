import { memo, useMemo, useState, type ChangeEvent } from 'react';
import styled from 'styled-components';
import { FIRST_ROWS } from '@/features/importing/columnMapping/headings';
import type { FileRow } from '@/features/importing/files/readCsv';
import type { WantedForm } from '@/features/importing/files/readFile';
import { theme } from '@/shared/styles/theme';
import { FormError } from '@/shared/ui/FormError';
import { SelectInput } from '@/shared/ui/SelectInput';
import { ChoiceGrid } from './ChoiceGrid';
import type { ImportState, StepProps } from './importState';

type Props = StepProps & {
  /** Reads the file in another form; resolves with a sentence when that fails. */
  onReadAgain: (wanted: WantedForm) => Promise<string | null>;
};

const NO_HEADINGS = 'no row, the file has no headings';
const UNKNOWN = 'please choose';

/** How the file was read and which row holds the headings, with a choice; what came of it is the sample. */
export function FormChoices({ state, dispatch, onReadAgain }: Props) {
  const { form, rows, headingRow } = state;
  const [error, setError] = useState<string | null>(null);
  const chosen = Object.fromEntries(form.map(({ name, value }) => [name, value]));
  const names = useMemo(() => rows.slice(0, FIRST_ROWS).map(nameOf), [rows]);

  const handleChange = async ({ target: { name, value } }: ChangeEvent<HTMLSelectElement>) =>
    setError(await onReadAgain({ ...chosen, [name]: value }));

  return (
    <>
      <ChoiceGrid>
        {form.map((choice) => (
          <SelectInput key={choice.name} {...choice} onChange={handleChange} />
        ))}
      </ChoiceGrid>
      <FormError message={error} />
      <FirstRows rows={rows} />
      <SelectInput
        name="headings"
        labelText="headings are in"
        options={[NO_HEADINGS, ...names]}
        value={headingRow === null ? NO_HEADINGS : (names[headingRow ?? -1] ?? UNKNOWN)}
        isVerbatim
        onChange={({ target }) => {
          const row = names.indexOf(target.value);
          dispatch({ type: 'headingsChosen', row: row === -1 ? null : row });
        }}
      />
    </>
  );
}

function nameOf({ number, cells }: FileRow): string {
  return `row ${number}: ${cells.filter(Boolean).join(', ').slice(0, SAMPLE_LENGTH)}`;
}

/** Renders again only for other rows. */
const FirstRows = memo(function FirstRows({ rows }: Pick<ImportState, 'rows'>) {
  return (
    <Scroller role="group" aria-label="the first rows of the file" tabIndex={0}>
      <table>
        <tbody>
          {rows.slice(0, SAMPLE_ROWS).map(({ number, cells }) => (
            <tr key={number}>
              {cells.slice(0, SAMPLE_CELLS).map((cell, index) => (
                <td key={index} dir="auto">
                  {cell.slice(0, SAMPLE_LENGTH)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
});

const SAMPLE_ROWS = 4;
const SAMPLE_CELLS = 30;
const SAMPLE_LENGTH = 60;

const Scroller = styled.div`
  overflow-x: auto;
  overscroll-behavior-x: contain;
  color: ${theme.color.textMuted};
  font-size: ${theme.font.size.xs};

  td {
    padding: ${theme.space(1)} ${theme.space(2)};
    border: 1px solid ${theme.color.border};
    white-space: nowrap;
  }
`;
