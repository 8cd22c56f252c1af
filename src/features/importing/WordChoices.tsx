import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { OPTIONS, type WordField } from '@/features/importing/columnMapping/meanings';
import { theme } from '@/shared/styles/theme';
import { Button } from '@/shared/ui/Button';
import { SelectInput } from '@/shared/ui/SelectInput';
import type { ImportEvent, ImportState } from './importState';
import { optionFor } from './plan';
import { wordsOf } from './words';

type Props = {
  field: WordField;
  heading: string;
  state: ImportState;
  /** Leaves out the words that are known. */
  isOfUnknown?: boolean;
  dispatch: (event: ImportEvent) => unknown;
};

/** A column with more words is hardly one of statuses or types. */
const FIRST = 30;

/** What each word of a column counts as. */
export function WordChoices({ field, heading, state, isOfUnknown = false, dispatch }: Props) {
  const [isWhole, setIsWhole] = useState(false);
  const { dataRows, choices } = state;
  const { columns } = choices;
  const all = useMemo(() => wordsOf(field, dataRows, columns[field]), [field, dataRows, columns]);
  const words = isOfUnknown ? all.filter(({ isKnown }) => !isKnown) : all;
  if (words.length === 0) return null;

  return (
    <Fieldset>
      <legend>
        {isOfUnknown
          ? `words for ${heading} that are not known count as`
          : `what the words for ${heading} count as`}
      </legend>
      <Grid>
        {(isWhole ? words : words.slice(0, FIRST)).map(({ word, count, isKnown }) => (
          <SelectInput
            key={word}
            name={`${field}: ${word}`}
            labelText={labelOf(word, isKnown || isOfUnknown, count)}
            options={OPTIONS[field]}
            value={optionFor(field, word, choices)}
            onChange={({ target }) =>
              dispatch({ type: 'meaningChosen', field, word, option: target.value })
            }
          />
        ))}
      </Grid>
      {words.length > FIRST && !isWhole && (
        <More>
          There are {words.length} different words. Is this the column of the {heading}?
          <Button variant="secondary" isSmall onClick={() => setIsWhole(true)}>
            show all words
          </Button>
        </More>
      )}
    </Fieldset>
  );
}

function labelOf(word: string, isKnown: boolean, count: number): string {
  const name = word === '' ? 'empty cell' : word;
  return `${name}${isKnown ? '' : ' (not known)'}: ${count} ${count === 1 ? 'row' : 'rows'}`;
}

const Fieldset = styled.fieldset`
  grid-column: 1 / -1;

  legend {
    padding: 0;
    margin-bottom: ${theme.space(2)};
    color: ${theme.color.textMuted};
  }
`;

const More = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(3)};
  margin-top: ${theme.space(3)};
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 180px), 1fr));
  gap: ${theme.space(3)};

  /* The file's own words. */
  label {
    text-transform: none;
  }
`;
