import { useMemo } from 'react';
import { findUnsureDate, guessDayOrder } from '@/features/importing/days/dayOrder';
import { DAY_ORDERS } from '@/features/importing/days/dayForm';
import { readDate } from '@/features/importing/days/writtenDate';
import { SelectInput } from '@/shared/ui/SelectInput';
import { ColumnChoice } from './ColumnChoice';
import type { StepProps } from './importState';

/** Says which column holds the days, and how they are read where the file does not tell. */
export function DayChoices({ state, dispatch }: StepProps) {
  const { dataRows, choices } = state;
  const { column, order, isFrom1904 } = choices.days;
  const unsure = useMemo(() => findUnsureDate(dataRows, column), [dataRows, column]);
  const guess = useMemo(() => guessDayOrder(dataRows, column), [dataRows, column]);
  const options = DAY_ORDERS.map((one) => {
    const date = readDate(unsure ?? '', { order: one, isFrom1904 });
    const text = date && longText(new Date(Date.UTC(date.year, date.month - 1, date.day)));
    return { order: one, text: text ?? one };
  });

  return (
    <>
      <ColumnChoice
        name="day"
        heading="day of application"
        state={state}
        column={column}
        onChoose={(chosen) =>
          dispatch({ type: 'daysChosen', change: { column: chosen, order: null } })
        }
      />
      {unsure !== null && (
        <SelectInput
          name="dayOrder"
          labelText={`'${unsure}' is`}
          options={options.map(({ text }) => text)}
          isVerbatim
          value={options.find((option) => option.order === (order ?? guess))?.text ?? ''}
          onChange={({ target }) => {
            const chosen = options.find(({ text }) => text === target.value);
            dispatch({ type: 'daysChosen', change: { order: chosen?.order ?? null } });
          }}
        />
      )}
    </>
  );
}

function longText(date: Date): string {
  return date.toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' });
}
