import { useMemo, type Dispatch } from 'react';
import { FIRST_ROWS } from '@/features/importing/columnMapping/headings';
import type { FileRow } from '@/features/importing/files/readCsv';
import { SelectInput } from '@/shared/ui/SelectInput';
import type { ImportEvent, ImportState } from './importState';

type Props = { state: ImportState; dispatch: Dispatch<ImportEvent> };

const NONE = 'no row, the file has no headings';
const UNKNOWN = 'please choose';
const LONGEST = 60;

/** Chooses the row that holds the headings. */
export function HeadingChoice({ state: { rows, headingRow }, dispatch }: Props) {
  const names = useMemo(() => rows.slice(0, FIRST_ROWS).map(nameOf), [rows]);
  const value = headingRow === null ? NONE : (names[headingRow ?? -1] ?? UNKNOWN);

  return (
    <SelectInput
      name="headings"
      labelText="headings are in"
      options={[NONE, ...names]}
      value={value}
      isVerbatim
      onChange={({ target }) => {
        const row = names.indexOf(target.value);
        dispatch({ type: 'headingsChosen', row: row === -1 ? null : row });
      }}
    />
  );
}

function nameOf({ number, cells }: FileRow): string {
  return `row ${number}: ${cells.filter(Boolean).join(', ').slice(0, LONGEST)}`;
}
