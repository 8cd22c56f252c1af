import { memo, useState } from 'react';
import styled from 'styled-components';
import { ENCODINGS } from '@/features/importing/files/encodings';
import type { WantedForm } from '@/features/importing/files/readFile';
import { SEPARATORS } from '@/features/importing/files/readCsv';
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
  if (form === null) return null;

  const readAgain = async (wanted: WantedForm) => setError(await onReadAgain(wanted));

  return (
    <>
      <Grid>
        {form.kind === 'sheets' ? (
          <SelectInput
            name="sheet"
            options={form.sheets}
            value={form.sheet}
            onChange={({ target }) => void readAgain({ sheet: target.value })}
          />
        ) : (
          <>
            <SelectInput
              name="encoding"
              options={ENCODINGS}
              isVerbatim
              value={form.encoding}
              onChange={({ target }) => void readAgain({ ...form, encoding: target.value })}
            />
            <SelectInput
              name="separator"
              labelText="columns are separated by"
              options={SEPARATOR_NAMES}
              value={nameOf(form.separator)}
              onChange={({ target }) =>
                void readAgain({ ...form, separator: SEPARATORS[target.value] })
              }
            />
          </>
        )}
      </Grid>
      <FormError message={error} />
      <FirstRows rows={rows} />
    </>
  );
}

const SEPARATOR_NAMES = Object.keys(SEPARATORS);

function nameOf(separator: string): string {
  return SEPARATOR_NAMES.find((name) => SEPARATORS[name] === separator) ?? separator;
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
