import { useMemo, useState, type Dispatch } from 'react';
import { countText } from '@/jobs/countText';
import styled from 'styled-components';
import { usePressCooldown } from '@/shared/lib/usePressCooldown';
import type { Task } from '@/shared/lib/useTask';
import { theme } from '@/shared/styles/theme';
import { Button } from '@/shared/ui/Button';
import { CheckBox } from '@/shared/ui/CheckBox';
import { SelectInput } from '@/shared/ui/SelectInput';
import { TaskStatus } from '@/shared/ui/TaskStatus';
import { isTicked, type ImportEvent, type ImportState } from './importState';
import { VERDICTS, type PlannedRow } from './plan';
import { RowList } from './RowList';
import { StepActions } from './StepActions';

type Props = {
  state: ImportState;
  plan: readonly PlannedRow[] | null;
  task: Task | null;
  dispatch: Dispatch<ImportEvent>;
  onBack: () => void;
  onStart: () => void;
};

const ALL_ROWS = 'all rows';

/** What would become of each row, and which of them are to be created. */
export function PreviewStep({ state, plan, task, dispatch, onBack, onStart }: Props) {
  const [shown, setShown] = useState(ALL_ROWS);
  const [isRiskTaken, setIsRiskTaken] = useState(false);
  const { present, corrections, tickChanges } = state;
  // One that is corrected stays in sight, whatever it becomes.
  const rows = useMemo(
    () =>
      (plan ?? []).filter(
        ({ verdict, number }) =>
          [ALL_ROWS, VERDICTS[verdict]].includes(shown) || corrections.has(number),
      ),
    [plan, shown, corrections],
  );
  if (plan === null || present === null) {
    return (
      <>
        <p>Your list is read once, to find out what is there already.</p>
        {task && <TaskStatus task={task} />}
        <StepActions onBack={onBack} />
      </>
    );
  }

  const countOf = (verdict: string) => plan.filter((row) => row.verdict === verdict).length;
  const tickShown = (isTicked: boolean) =>
    dispatch({ type: 'rowsTicked', numbers: rows.map(({ number }) => number), isTicked });
  return (
    <>
      <div role="status">
        <Counts>
          {Object.entries(VERDICTS).map(([verdict, text]) => (
            <li key={verdict}>{`${text}: ${countOf(verdict)}`}</li>
          ))}
        </Counts>
      </div>
      <p>
        The server dates what is imported today: the dates of the file are not kept, and the chart
        shows all rows this month.
      </p>
      {present.incompleteTotal !== null && (
        <div role="alert">
          <p>{`${present.byId.size} of ${present.incompleteTotal} applications could be read; rows may be there already.`}</p>
          <CheckBox isChecked={isRiskTaken} onChange={() => setIsRiskTaken(!isRiskTaken)}>
            import anyway; some rows may then be there twice
          </CheckBox>
        </div>
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
      <RowList rows={rows} state={state} dispatch={dispatch} />
      <StepActions onBack={onBack}>
        <StartButton
          count={plan.filter((row) => isTicked(row, tickChanges)).length}
          isAllowed={present.incompleteTotal === null || isRiskTaken}
          onStart={onStart}
        />
      </StepActions>
    </>
  );
}

type StartProps = { count: number; isAllowed: boolean; onStart: () => void };

/** Guarded, since it appears where 'next' was. */
function StartButton({ count, isAllowed, onStart }: StartProps) {
  const handlePress = usePressCooldown({ isNew: true }, onStart);
  return (
    <Button disabled={count === 0 || !isAllowed} onClick={handlePress}>
      {`import ${countText(count)}`}
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
