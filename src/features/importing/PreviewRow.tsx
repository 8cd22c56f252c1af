import { memo, useRef, type Dispatch, type SubmitEvent } from 'react';
import { jobName } from '@/jobs/model/jobName';
import { BreakableText } from '@/shared/ui/BreakableText';
import { Button } from '@/shared/ui/Button';
import { CheckBox } from '@/shared/ui/CheckBox';
import { ChoiceGrid } from './ChoiceGrid';
import type { ImportEvent } from './importState';
import { dayOf, VERDICTS, type CorrectedRow, type PlannedRow } from './plan';
import styled from 'styled-components';
import { JOB_FIELDS } from '@/jobs/model/job';
import { theme } from '@/shared/styles/theme';
import { SelectInput } from '@/shared/ui/SelectInput';
import { TextInput } from '@/shared/ui/TextInput';

type Props = PlannedRow & {
  isChecked: boolean;
  /** What stands in the open form of the row; null where that is closed. */
  edited: CorrectedRow | null;
  dispatch: Dispatch<ImportEvent>;
  onEdit: (number: number | null) => void;
};

/** A row of the file. It renders again only when something of its own changes. */
export const PreviewRow = memo(function PreviewRow(props: Props) {
  const { number, draft, verdict, reason, createdAt, isChecked, edited, dispatch, onEdit } = props;
  const { jobLocation, jobType, jobStatus } = draft;
  const name = jobName(draft);
  const facts = [jobLocation, jobType, jobStatus, dayOf(createdAt)]
    .filter((fact) => fact !== '')
    .join(' · ');
  // A row that needs editing says what it lacks.
  const said = [verdict !== 'impossible' && VERDICTS[verdict], reason].filter(Boolean).join(', ');
  const buttonRef = useRef<HTMLButtonElement>(null);

  const correct = (typed: CorrectedRow) => dispatch({ type: 'rowCorrected', number, draft: typed });

  return (
    <>
      <div className="row">
        <CheckBox
          isChecked={isChecked}
          isDisabled={verdict === 'impossible'}
          onChange={() => dispatch({ type: 'rowsTicked', numbers: [number], isTicked: !isChecked })}
        >
          <span className="texts">
            <span title={name} dir="auto">
              <BreakableText text={name} />
            </span>
            <span className={reason === '' ? 'fact' : 'fact told'} dir="auto">
              {`row ${number}: ${said} · ${facts}`}
            </span>
          </span>
        </CheckBox>
        <Button
          ref={buttonRef}
          variant="secondary"
          isSmall
          aria-expanded={edited !== null}
          aria-label={`edit row ${number}`}
          onClick={() => onEdit(edited ? null : number)}
        >
          edit
        </Button>
      </div>
      {edited && (
        <Form
          as="form"
          $isDense
          onSubmit={(event: SubmitEvent) => {
            event.preventDefault();
            correct(edited);
            buttonRef.current?.focus();
            onEdit(null);
          }}
        >
          {JOB_FIELDS.map(({ name: field, heading, options }) => {
            const control = {
              name: field,
              labelText: heading,
              value: edited[field],
              onChange: ({ target }: { target: { value: string } }) =>
                correct({ ...edited, [field]: target.value }),
            };
            return options ? (
              <SelectInput key={field} {...control} options={options} />
            ) : (
              <TextInput key={field} {...control} />
            );
          })}
          <TextInput
            name="day"
            type="date"
            labelText="day of application"
            value={edited.day}
            onChange={({ target }) => correct({ ...edited, day: target.value })}
          />
          <Button type="submit">done</Button>
        </Form>
      )}
    </>
  );
});

/** The cells of a row, to be corrected. */
const Form = styled(ChoiceGrid)`
  align-items: end;
  padding-bottom: ${theme.space(4)};
`;
