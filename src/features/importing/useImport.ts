import { nanoid } from '@reduxjs/toolkit';
import { useReducer, useRef } from 'react';
import { UnreadableFile } from '@/features/importing/files/fileKinds';
import type { WantedForm } from '@/features/importing/files/readFile';
import type { JobDraft } from '@/jobs/api/contract';
import { EVERYTHING } from '@/jobs/api/jobPagePath';
import { useAppStore } from '@/shared/store/withTypes';
import { useTask } from '@/shared/lib/useTask';
import { walkJobs } from '@/jobs/api/walkJobs';
import { importStarted } from './importSlice';
import {
  importReducer,
  isTicked,
  startImport,
  type ImportEvent,
  type ImportState,
} from './importState';
import { planRows } from './plan';
import { readSource } from './readSource';
import { readKnownFiles, rememberChoices } from './rememberedChoices';
import { sendRows } from './sendRows';

type Options = { owner: string; userLocation: string };

/** The state of an import through its four steps, and the tasks that take their time. */
export function useImport({ owner, userLocation }: Options) {
  const begin = () => startImport(userLocation, readKnownFiles(owner));
  const [state, dispatch] = useReducer(importReducer, null, begin);
  const store = useAppStore();
  const { task, run: runTask, abort } = useTask();
  // No state: each key would render all rows again.
  const typed = useRef<{ number: number; draft: JobDraft } | null>(null);

  const openPreview = async () => {
    dispatch({ type: 'previewOpened' });
    const plan = await runTask(async (options) => {
      const { jobs, total, isWhole } = await walkJobs(EVERYTHING, options);
      const rows = await planRows(state.dataRows, state.choices, jobs, options.signal);
      return { rows, present: jobs, incompleteTotal: isWhole ? null : total };
    });
    if (plan !== undefined) dispatch({ type: 'planned', plan });
  };

  /**
   * Changes something about the rows, which are then compared with the list again. Resolves with what
   * becomes of them, undefined when that was aborted.
   */
  const changeAndReplan = async (event: ImportEvent) => {
    dispatch(event);
    const { dataRows, choices, plan }: ImportState = importReducer(state, event);
    if (plan === null) return undefined;
    const rows = await runTask(({ signal }) => planRows(dataRows, choices, plan.present, signal));
    if (rows === undefined) return undefined;
    const changed = { ...plan, rows };
    dispatch({ type: 'planned', plan: changed });
    return changed;
  };

  const noteTyped = (number: number, draft: JobDraft) => {
    typed.current = { number, draft };
  };

  /** Takes what was typed into the form of a row as its correction; resolves as `changeAndReplan`. */
  const settleTyped = async () => {
    const correction = typed.current;
    typed.current = null;
    if (correction === null) return state.plan ?? undefined;
    return changeAndReplan({ type: 'rowCorrected', ...correction });
  };

  /** Reads the same file in another form; resolves with a sentence when that fails. */
  const readAgain = async (wanted: WantedForm): Promise<string | null> => {
    const { source } = state;
    if (source === null) return null;
    try {
      dispatch({ type: 'rowsRead', source, read: await readSource(source, wanted) });
      return null;
    } catch (thrown) {
      if (thrown instanceof UnreadableFile) return thrown.message;
      throw thrown;
    }
  };

  const goBack = () => {
    abort();
    dispatch({ type: 'wentBack' });
  };

  /** Sends what is ticked, and the row whose form is open as it is typed. */
  const start = async () => {
    const { plan: shown, tickChanges, choices } = state;
    if (shown === null) return;
    const edited = typed.current?.number;
    const plan = edited === undefined ? shown : await settleTyped();
    if (plan === undefined) return;
    // What the correction of one row makes of others nobody has seen.
    const chosen = new Set(
      shown.rows
        .filter((row) => row.number === edited || isTicked(row, tickChanges))
        .map(({ number }) => number),
    );
    const numbers = plan.rows
      .filter((row) => chosen.has(row.number) && isTicked(row, tickChanges))
      .map(({ number }) => number);
    rememberChoices(owner, state, choices);
    const run = { batch: nanoid(), owner, rows: plan.rows, chosen: numbers };
    store.dispatch(importStarted(run));
    // For the next file.
    dispatch({ type: 'begunAnew', state: begin() });
    void sendRows(
      store,
      run,
      numbers,
      plan.present.map(({ _id }) => _id),
    );
  };

  return {
    state,
    dispatch,
    task,
    readAgain,
    openPreview,
    changeAndReplan,
    noteTyped,
    settleTyped,
    goBack,
    start,
  };
}
