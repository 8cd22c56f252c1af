import { useState, type Dispatch } from 'react';
import styled from 'styled-components';
import { FIELDS } from '@/jobs/jobColumns';
import type { JobDraft } from '@/jobs/api/contract';
import { usePressCooldown } from '@/shared/lib/usePressCooldown';
import type { Task } from '@/shared/lib/useTask';
import { theme } from '@/shared/styles/theme';
import { Button } from '@/shared/ui/Button';
import { CheckBox } from '@/shared/ui/CheckBox';
import { SelectInput } from '@/shared/ui/SelectInput';
import { TaskStatus } from '@/shared/ui/TaskStatus';
import { isTicked, type ImportEvent, type ImportState } from './importState';
import type { Verdict } from './plan';
import { RowList } from './RowList';
import { StepActions } from './StepActions';
import { VERDICTS } from './verdicts';
import { WordChoices } from './WordChoices';

type Props = {
  state: ImportState;
  task: Task | null;
  dispatch: Dispatch<ImportEvent>;
  /** Changes what the rows become. */
  onSettle: (event: ImportEvent) => Promise<unknown>;
  onType: (number: number, draft: JobDraft) => void;
  /** Takes what was typed as the correction of its row. */
  onSettleTyped: () => Promise<unknown>;
  onBack: () => void;
  onStart: () => Promise<void>;
};

const ALL_ROWS = 'all rows';

/** What would become of each row, and which of them are to be created. */
export function PreviewStep({
  state,
  task,
  dispatch,
  onSettle,
  onType,
  onSettleTyped,
  onBack,
  onStart,
}: Props) {
  const [shown, setShown] = useState(ALL_ROWS);
  const { plan, tickChanges, isRiskTaken } = state;
  if (plan === null) {
    return (
      <>
        <p>Your list is read once, to find out what is there already.</p>
        {task && <TaskStatus task={task} />}
        <StepActions onBack={onBack} />
      </>
    );
  }

  const counts = Object.entries(VERDICTS).map(([verdict, text]) => {
    const count = plan.rows.filter((row) => row.verdict === (verdict as Verdict)).length;
    return { text, count };
  });
  const rows = plan.rows.filter(({ verdict }) => [ALL_ROWS, VERDICTS[verdict]].includes(shown));
  const tickShown = (isTicked: boolean) =>
    dispatch({ type: 'rowsTicked', numbers: rows.map(({ number }) => number), isTicked });
  return (
    <>
      <div role="status">
        <Counts>
          {counts.map(({ text, count }) => (
            <li key={text}>
              {text}: {count}
            </li>
          ))}
        </Counts>
      </div>
      <p>
        The server dates everything today: the dates of the file are not kept, and the chart shows
        all of it this month.
      </p>
      {plan.incompleteTotal !== null && (
        <div role="alert">
          <p>
            {plan.present.length} of {plan.incompleteTotal} applications could be read; rows may be
            there already.
          </p>
          <CheckBox isChecked={isRiskTaken} onChange={() => dispatch({ type: 'riskToggled' })}>
            import although rows may be there twice then
          </CheckBox>
        </div>
      )}
      {FIELDS.map(
        ({ field, heading }) =>
          (field === 'jobType' || field === 'jobStatus') && (
            <WordChoices
              key={field}
              isOfUnknown
              field={field}
              heading={heading}
              state={state}
              dispatch={onSettle}
            />
          ),
      )}
      <Tools>
        <SelectInput
          name="shown"
          labelText="show"
          options={[ALL_ROWS, ...Object.values(VERDICTS)]}
          value={shown}
          onChange={({ target }) => setShown(target.value)}
        />
        <Button variant="secondary" onClick={() => tickShown(true)}>
          tick all
        </Button>
        <Button variant="secondary" onClick={() => tickShown(false)}>
          tick none
        </Button>
      </Tools>
      <RowList
        rows={rows}
        state={state}
        dispatch={dispatch}
        onType={onType}
        onSettleTyped={onSettleTyped}
      />
      <StepActions onBack={onBack}>
        <StartButton
          count={plan.rows.filter((row) => isTicked(row, tickChanges)).length}
          isAllowed={plan.incompleteTotal === null || isRiskTaken}
          onStart={onStart}
        />
      </StepActions>
    </>
  );
}

type StartProps = { count: number; isAllowed: boolean; onStart: () => Promise<void> };

/** Guarded, since it appears where 'next' was. */
function StartButton({ count, isAllowed, onStart }: StartProps) {
  const handlePress = usePressCooldown({ isNew: true }, onStart);
  return (
    <Button disabled={count === 0 || !isAllowed} onClick={handlePress}>
      import {count} {count === 1 ? 'application' : 'applications'}
    </Button>
  );
}

const Counts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(1)} ${theme.space(5)};
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${theme.space(3)};
`;
