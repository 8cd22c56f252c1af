import { useState, type ComponentProps, type SubmitEvent } from 'react';
import styled from 'styled-components';
import { isWordField } from '@/features/importing/columnMapping/meanings';
import { JOB_FIELDS } from '@/jobs/model/job';
import { theme } from '@/shared/styles/theme';
import { Button } from '@/shared/ui/Button';
import { FormError } from '@/shared/ui/FormError';
import { SelectInput } from '@/shared/ui/SelectInput';
import { TextInput } from '@/shared/ui/TextInput';
import { ChoiceGrid } from './ChoiceGrid';
import { ColumnChoice } from './ColumnChoice';
import { DayChoices } from './DayChoices';
import { FormChoices } from './FormChoices';
import { StepActions } from './StepActions';
import { WordChoices } from './WordChoices';

/** Says which column holds what, what its words mean, and what fills the gaps. */
export function ColumnsStep(props: ComponentProps<typeof FormChoices>) {
  const { state, dispatch } = props;
  const [error, setError] = useState<string | null>(null);
  const { columns, defaults, idColumn } = state.choices;

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (state.headingRow === undefined) {
      setError('Please choose which row holds the headings, or none.');
      return;
    }
    if (columns.position === null || columns.company === null) {
      setError('Please choose the columns of position and company.');
      return;
    }
    dispatch({ type: 'stepOpened', step: 'preview' });
  };

  return (
    <form onSubmit={handleSubmit}>
      <FormChoices {...props} />
      {(columns.position === null || columns.company === null) && (
        <p>
          The headings do not tell position and company. Choose their columns by the first rows
          above.
        </p>
      )}
      {JOB_FIELDS.map(({ name: field, heading, options = [] }) => (
        <Group key={field}>
          <ColumnChoice
            name={field}
            heading={heading}
            state={state}
            column={columns[field]}
            onChoose={(column) => dispatch({ type: 'columnChosen', field, column })}
          />
          {field === 'jobLocation' && (
            <TextInput
              name="defaultLocation"
              labelText="location of rows without one"
              value={defaults.jobLocation}
              onChange={({ target }) =>
                dispatch({ type: 'defaultChosen', field, value: target.value })
              }
            />
          )}
          {isWordField(field) && (
            <>
              <SelectInput
                name={`${field}Default`}
                labelText={`${heading} where the file does not tell`}
                options={options}
                value={defaults[field]}
                onChange={({ target }) =>
                  dispatch({ type: 'defaultChosen', field, value: target.value })
                }
              />
              <WordChoices field={field} heading={heading} state={state} dispatch={dispatch} />
            </>
          )}
        </Group>
      ))}
      <Group>
        <DayChoices state={state} dispatch={dispatch} />
      </Group>
      {idColumn !== null && <p>Rows whose id is in your list already are left out.</p>}
      <FormError message={error} />
      <StepActions onBack={() => dispatch({ type: 'stepOpened', step: 'file' })}>
        <Button type="submit">next</Button>
      </StepActions>
    </form>
  );
}

const Group = styled(ChoiceGrid)`
  padding-bottom: ${theme.space(4)};
  border-bottom: 1px solid ${theme.color.border};
`;
