import { useMemo, type Dispatch } from 'react';
import styled from 'styled-components';
import { theme } from '@/shared/styles/theme';
import { SelectInput } from '@/shared/ui/SelectInput';
import { cellOf } from './columns';
import type { ImportEvent, ImportState } from './importState';
import { optionFor } from './plan';
import { meaningOf, OPTIONS, simplifyWord, type WordField } from './words';

type Props = {
  field: WordField;
  heading: string;
  state: ImportState;
  dispatch: Dispatch<ImportEvent>;
};

/** A column with more words is hardly one of statuses or types. */
const MOST_WORDS = 30;

/** What each word of a column counts as. */
export function WordChoices({ field, heading, state, dispatch }: Props) {
  const rows = state.dataRows;
  const column = state.choices.columns[field];
  const words = useMemo(() => {
    const found = new Map<string, string>();
    for (const row of rows) {
      const word = cellOf(row, column);
      if (word !== '' && !found.has(simplifyWord(word))) found.set(simplifyWord(word), word);
    }
    return [...found.values()];
  }, [rows, column]);

  if (words.length === 0) return null;
  const isKnown = (word: string) => meaningOf(field, word) !== undefined;

  return (
    <Fieldset>
      <legend>what the words for {heading} count as</legend>
      <Grid>
        {words.slice(0, MOST_WORDS).map((word) => (
          <SelectInput
            key={word}
            name={`${field}: ${word}`}
            labelText={isKnown(word) ? word : `${word} (not known)`}
            options={OPTIONS[field]}
            value={optionFor(field, word, state.choices)}
            onChange={({ target }) =>
              dispatch({ type: 'meaningChosen', field, word, option: target.value })
            }
          />
        ))}
      </Grid>
      {words.length > MOST_WORDS && (
        <p>
          There are {words.length} different words. Is this the column of the {heading}?
        </p>
      )}
    </Fieldset>
  );
}

const Fieldset = styled.fieldset`
  grid-column: 1 / -1;

  legend {
    padding: 0;
    margin-bottom: ${theme.space(2)};
    color: ${theme.color.textMuted};
  }
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 180px), 1fr));
  gap: ${theme.space(3)};
`;
