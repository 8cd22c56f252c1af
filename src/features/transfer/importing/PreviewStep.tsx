import type { Dispatch } from 'react';
import styled from 'styled-components';
import { TaskStatus } from '@/shared/tasks/TaskStatus';
import type { Task } from '@/shared/tasks/useTask';
import { useCalmPress } from '@/shared/lib/useCalmPress';
import { theme } from '@/shared/styles/theme';
import { Button } from '@/shared/ui/Button';
import { CheckBox } from '@/shared/ui/CheckBox';
import type { ImportEvent, ImportState } from './importState';
import type { Verdict } from './plan';
import { RowList } from './RowList';
import { StepActions } from './StepActions';
import { VERDICTS } from './verdicts';

type Props = {
  state: ImportState;
  task: Task | null;
  dispatch: Dispatch<ImportEvent>;
  onBack: () => void;
  onStart: () => void;
};

/** What would become of each row, and which of them are to be created. */
export function PreviewStep({ state, task, dispatch, onBack, onStart }: Props) {
  const { plan, ticked, isRiskTaken } = state;
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
      <RowList rows={plan.rows} ticked={ticked} dispatch={dispatch} />
      <StepActions onBack={onBack}>
        <StartButton
          count={ticked.size}
          isAllowed={plan.incompleteTotal === null || isRiskTaken}
          onStart={onStart}
        />
      </StepActions>
    </>
  );
}

type StartProps = { count: number; isAllowed: boolean; onStart: () => void };

/** It comes where 'next' was, which may have been pressed twice. */
function StartButton({ count, isAllowed, onStart }: StartProps) {
  const handlePress = useCalmPress({ isNew: true }, onStart);
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
