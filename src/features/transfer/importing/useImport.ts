import { useReducer } from 'react';
import { EVERYTHING } from '@/shared/api/jobPagePath';
import { useWalk } from '@/features/transfer/walking/useWalk';
import { findKeptRun } from './keptRun';
import { ImportRun } from './importRun';
import { importReducer, startImport } from './importState';
import { planRows } from './plan';

type Options = { owner: string; userLocation: string; onWritten: () => void };

/** The state of an import through its four steps, and the two things that take their time. */
export function useImport({ owner, userLocation, onWritten }: Options) {
  const [state, dispatch] = useReducer(importReducer, null, () =>
    startImport(userLocation, findKeptRun(owner)),
  );
  const { state: walkState, walk, cancel } = useWalk();

  const openPreview = async () => {
    dispatch({ type: 'previewOpened' });
    const plan = await walk(EVERYTHING, async ({ jobs }, signal) => ({
      rows: await planRows(state.dataRows, state.choices, jobs, signal),
      present: jobs,
    }));
    if (plan !== undefined) dispatch({ type: 'planned', plan });
  };

  const goBack = () => {
    cancel();
    dispatch({ type: 'wentBack' });
  };

  const start = () => {
    if (state.plan === null) return;
    const { rows, present } = state.plan;
    const ticked = rows.filter(({ number }) => state.ticked.has(number));
    dispatch({ type: 'runStarted', run: new ImportRun(rows, ticked, present, onWritten) });
  };

  return { state, dispatch, walkState, openPreview, goBack, start };
}
