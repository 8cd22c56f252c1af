import { memo, useState, type ChangeEvent } from 'react';
import styled from 'styled-components';
import type { WantedForm } from '@/features/importing/files/readFile';
import { theme } from '@/shared/styles/theme';
import { FormError } from '@/shared/ui/FormError';
import { SelectInput } from '@/shared/ui/SelectInput';
import type { ImportState } from './importState';

/** Reads the file in another form; resolves with a sentence when that fails. */
export type ReadAgain = (wanted: WantedForm) => Promise<string | null>;

type Props = { state: ImportState; onReadAgain: ReadAgain };

/** How the file was read, with a choice; what came of it is the sample below. */
export function FormChoices({ state: { form, rows }, onReadAgain }: Props) {
  const [error, setError] = useState<string | null>(null);
  const chosen = Object.fromEntries(form.map(({ name, value }) => [name, value]));

  const handleChange = async ({ target: { name, value } }: ChangeEvent<HTMLSelectElement>) =>
    setError(await onReadAgain({ ...chosen, [name]: value }));

  return (
    <>
      <Grid>
        {form.map((choice) => (
          <SelectInput key={choice.name} {...choice} onChange={handleChange} />
        ))}
      </Grid>
      <FormError message={error} />
      <FirstRows rows={rows} />
    </>
  );
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

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr));
  gap: ${theme.space(4)};
`;

const Scroller = styled.div`
  overflow-x: auto;
  color: ${theme.color.textMuted};
  font-size: ${theme.font.size.xs};

  td {
    padding: ${theme.space(1)} ${theme.space(2)};
    border: 1px solid ${theme.color.border};
    white-space: nowrap;
  }
`;
