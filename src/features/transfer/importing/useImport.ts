import { useReducer } from 'react';
import { isSilent } from '@/shared/api/apiError';
import { EVERYTHING } from '@/shared/api/jobPagePath';
import { useTask, type TaskOptions } from '@/shared/tasks/useTask';
import { walkJobs } from '@/shared/tasks/walkJobs';
import { importRows, type Outcomes } from './importRows';
import { importReducer, startImport, type ImportRun } from './importState';
import { settleLeftRows } from './leftRows';
import { planRows, type PlannedRow } from './plan';

type Options = { userLocation: string; onWritten: () => void };

/** The state of an import through its four steps, and the tasks that take their time. */
export function useImport({ userLocation, onWritten }: Options) {
  const [state, dispatch] = useReducer(importReducer, userLocation, startImport);
  const { task, run: runTask, abort } = useTask();

  const openPreview = async () => {
    dispatch({ type: 'previewOpened' });
    const plan = await runTask(async (options) => {
      const { jobs, total, isWhole } = await walkJobs(EVERYTHING, options);
      const rows = await planRows(state.dataRows, state.choices, jobs, options.signal);
      return { rows, present: jobs, incompleteTotal: isWhole ? null : total };
    });
    if (plan !== undefined) dispatch({ type: 'planned', plan });
  };

  const goBack = () => {
    abort();
    dispatch({ type: 'wentBack' });
  };

  const send = async (
    rows: readonly PlannedRow[],
    options: TaskOptions,
    settled: Outcomes = new Map(),
  ) => {
    const { outcomes, error } = await importRows(rows, options);
    const message = error === null || isSilent(error) ? '' : error.message;
    dispatch({ type: 'runChanged', outcomes: new Map([...settled, ...outcomes]), message });
    onWritten();
  };

  const start = () => {
    if (state.plan === null) return;
    const { plan, ticked } = state;
    const rows = plan.rows.filter(({ number }) => ticked.has(number));
    dispatch({ type: 'runStarted', run: { plan, rows, outcomes: new Map(), message: '' } });
    void runTask((options) => send(rows, options));
  };

  const goOn = (run: ImportRun) => {
    dispatch({ type: 'runChanged', outcomes: new Map(), message: '' });
    return runTask(async (options) => {
      const { settled, unsent } = settleLeftRows(run, await walkJobs(EVERYTHING, options));
      await send(unsent, options, settled);
    });
  };

  return { state, dispatch, task, openPreview, goBack, start, goOn, stop: abort };
}
