import { useMemo } from 'react';
import styled from 'styled-components';
import { cellOf } from '@/features/importing/columnMapping/cells';
import { wordKey } from '@/features/importing/columnMapping/foldWord';
import { meaningOf, type WordField } from '@/features/importing/columnMapping/meanings';
import { fieldOf } from '@/jobs/model/job';
import type { FileRow } from '@/features/importing/files/readCsv';
import { sentenceCase } from '@/shared/styles/sentenceCase';
import { theme } from '@/shared/styles/theme';
import { SelectInput } from '@/shared/ui/SelectInput';
import { agree } from '@/shared/text/agree';
import { ChoiceGrid } from './ChoiceGrid';
import type { StepProps } from './importState';
import { optionFor } from './plan';

type Props = StepProps & { field: WordField; heading: string };

/** A column with more words is hardly one of statuses or types. */
const FIRST = 30;

/** What each word of a column counts as. */
export function WordChoices({ field, heading, state: { dataRows, choices }, dispatch }: Props) {
  const { columns } = choices;
  const words = useMemo(() => wordsOf(field, dataRows, columns[field]), [field, dataRows, columns]);
  if (words.length === 0) return null;

  return (
    <Fieldset>
      <legend>{`what the words for ${heading} count as`}</legend>
      <Grid $isDense>
        {words.slice(0, FIRST).map(({ word, count, isKnown }) => (
          <SelectInput
            key={word}
            name={`${field}: ${word}`}
            labelText={labelOf(word, isKnown, count)}
            options={fieldOf(field).options ?? []}
            value={optionFor(field, word, choices)}
            onChange={({ target }) =>
              dispatch({ type: 'meaningChosen', field, word, option: target.value })
            }
          />
        ))}
      </Grid>
      {words.length > FIRST && (
        <More>{`The first ${FIRST} of ${words.length} words are shown. Is this the column of the ${heading}?`}</More>
      )}
    </Fieldset>
  );
}

/** A word of a column, in how many rows it stands, and whether its meaning is known. */
type Word = { word: string; count: number; isKnown: boolean };

/** The distinct values of a column, unknown ones first; empty cells are one of them. */
export function wordsOf(
  field: WordField,
  dataRows: readonly FileRow[],
  column: number | null,
): Word[] {
  if (column === null) return [];
  const words = new Map<string, Word>();
  for (const row of dataRows) {
    const word = cellOf(row, column);
    const key = wordKey(word);
    const isKnown = meaningOf(field, word) !== undefined;
    const known = words.get(key) ?? { word, count: 0, isKnown };
    words.set(key, { ...known, count: known.count + 1 });
  }
  return [...words.values()].toSorted(
    (a, b) => Number(a.isKnown) - Number(b.isKnown) || b.count - a.count,
  );
}

function labelOf(word: string, isKnown: boolean, count: number): string {
  const name = word === '' ? 'empty cell' : word;
  return `${name}${isKnown ? '' : ' (not known)'}: ${count} ${agree(count, 'row', 'rows')}`;
}

const Fieldset = styled.fieldset`
  grid-column: 1 / -1;

  legend {
    padding: 0;
    margin-bottom: ${theme.space(2)};
    color: ${theme.color.textMuted};
    ${sentenceCase}
  }
`;

const More = styled.p`
  margin-top: ${theme.space(3)};
`;

const Grid = styled(ChoiceGrid)`
  /* The file's own words. */
  label::first-letter {
    text-transform: none;
  }
`;
