import { useEffect, useMemo, useState } from 'react';
import styled from 'styled-components';
import { selectKeptDays } from '@/jobs/writes/keptDays';
import { readWhole } from '@/jobs/reads/needCollection';
import { useAppSelector, useAppStore } from '@/shared/store/withTypes';
import { countText } from '@/jobs/model/countText';
import { usePressCooldown } from '@/shared/keys/usePressCooldown';
import { useTask } from '@/shared/hooks/useTask';
import { sentenceCase } from '@/shared/styles/sentenceCase';
import { theme } from '@/shared/styles/theme';
import { Button } from '@/shared/ui/Button';
import { CheckBox } from '@/shared/ui/CheckBox';
import { SelectInput } from '@/shared/ui/SelectInput';
import { TaskStatus } from '@/shared/ui/TaskStatus';
import { isTicked, type StepProps } from './importState';
import {
  draftRows,
  planRows,
  readPresent,
  VERDICTS,
  type PlannedRow,
  type PresentJobs,
} from './plan';
import { riskOf } from './riskOf';
import { RowList } from './RowList';
import { StepActions } from './StepActions';

type Props = StepProps & {
  /** Begins to create what is ticked of these rows, beside the applications with the ids. */
  onStart: (rows: readonly PlannedRow[], known: string[]) => void;
};

const ALL_ROWS = 'all rows';

/** Reads the list, then shows what would become of each row. */
export function PreviewStep(props: Props) {
  const [present, setPresent] = useState<PresentJobs | null>(null);
  const store = useAppStore();
  const { task, run } = useTask();

  useEffect(() => {
    void run(async (options) => setPresent(readPresent(await readWhole(store, options))));
  }, [run, store]);

  if (present) return <Preview {...props} present={present} />;
  return (
    <>
      <p>Your list is read once, to find out what is there already.</p>
      {task && <TaskStatus progress={task.progress} />}
      <StepActions onBack={() => props.dispatch({ type: 'stepOpened', step: 'columns' })} />
    </>
  );
}

/** What would become of each row, and which of them are to be created. */
function Preview({ state, present, dispatch, onStart }: Props & { present: PresentJobs }) {
  const [shown, setShown] = useState(ALL_ROWS);
  const [takenRisk, setTakenRisk] = useState('');
  const { dataRows, choices, corrections, tickChanges } = state;
  const drafts = useMemo(() => draftRows(dataRows, choices), [dataRows, choices]);
  const plan = useMemo(
    () => planRows(drafts, corrections, present),
    [drafts, corrections, present],
  );
  // One that is corrected stays in sight, whatever it becomes.
  const rows = useMemo(
    () =>
      plan.filter(
        ({ verdict, number }) =>
          [ALL_ROWS, VERDICTS[verdict]].includes(shown) || corrections.has(number),
      ),
    [plan, shown, corrections],
  );

  const keptDays = useAppSelector(selectKeptDays);
  const areDaysLost =
    keptDays === 'ignored' && plan.some(({ createdAt }) => createdAt !== undefined);
  const ticked = plan.filter((row) => isTicked(row, tickChanges));
  const risk = riskOf(ticked, present);
  // The button 'import' appears where 'next' was.
  const handleStart = usePressCooldown({ isNew: true }, () =>
    onStart(plan, [...present.byId.keys()]),
  );
  const countOf = (verdict: string) => plan.filter((row) => row.verdict === verdict).length;
  const numbers = rows.map(({ number }) => number);
  const tickShown = (isTicked: boolean) => dispatch({ type: 'rowsTicked', numbers, isTicked });
  return (
    <>
      <div role="status">
        <Counts>
          {Object.entries(VERDICTS).map(([verdict, text]) => (
            <li key={verdict}>{`${text}: ${countOf(verdict)}`}</li>
          ))}
        </Counts>
      </div>
      {areDaysLost && (
        <p>This server dates new applications today: the days of the file are not kept.</p>
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
        <Button variant="secondary" onClick={() => dispatch({ type: 'proposalRestored', numbers })}>
          as proposed
        </Button>
      </Tools>
      <RowList rows={rows} state={state} dispatch={dispatch} />
      <div role="alert">
        {risk !== '' && (
          <>
            <p>{risk}</p>
            <CheckBox
              isChecked={takenRisk === risk}
              onChange={() => setTakenRisk(takenRisk === risk ? '' : risk)}
            >
              import anyway; some rows may then be there twice
            </CheckBox>
          </>
        )}
      </div>
      <StepActions onBack={() => dispatch({ type: 'stepOpened', step: 'columns' })}>
        <Button
          disabled={ticked.length === 0 || (risk !== '' && takenRisk !== risk)}
          onClick={handleStart}
        >
          {`import ${countText(ticked.length)}`}
        </Button>
      </StepActions>
    </>
  );
}

const Counts = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(1)} ${theme.space(5)};

  > li {
    ${sentenceCase}
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${theme.space(3)};
`;
