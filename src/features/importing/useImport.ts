import { nanoid } from '@reduxjs/toolkit';
import { useMemo, useReducer } from 'react';
import { UnreadableFile } from '@/features/importing/files/fileKinds';
import type { WantedForm } from '@/features/importing/files/readFile';
import { EVERYTHING } from '@/jobs/api/jobPagePath';
import { useAppStore } from '@/shared/store/withTypes';
import { useTask } from '@/shared/lib/useTask';
import { walkJobs } from '@/jobs/api/walkJobs';
import { importStarted, sendRows } from './importSlice';
import { importReducer, isTicked, startImport } from './importState';
import { draftRows, planRows, readPresent } from './plan';
import { readSource } from './readSource';
import { readKnownFiles, rememberChoices } from './rememberedChoices';

type Options = { owner: string; userLocation: string };

/** The state of an import through its first three steps, the plan that follows from it, and its tasks. */
export function useImport({ owner, userLocation }: Options) {
  const begin = () => startImport(userLocation, readKnownFiles(owner));
  const [state, dispatch] = useReducer(importReducer, null, begin);
  const { dataRows, choices, corrections, present, tickChanges } = state;
  const drafts = useMemo(
    () => present && draftRows(dataRows, choices),
    [present, dataRows, choices],
  );
  const plan = useMemo(
    () => present && drafts && planRows(drafts, corrections, present),
    [present, drafts, corrections],
  );
  const store = useAppStore();
  const { task, run: runTask, abort } = useTask();

  /** Reads an input, in a wanted form; resolves with a sentence when that fails. */
  const read = async (source: File | string, wanted?: WantedForm): Promise<string | null> => {
    try {
      const analysed = await readSource(source, state.knownFiles, wanted);
      dispatch({ type: 'rowsRead', source, read: analysed });
      return null;
    } catch (thrown) {
      if (thrown instanceof UnreadableFile) return thrown.message;
      throw thrown;
    }
  };

  const openPreview = async () => {
    dispatch({ type: 'previewOpened' });
    const list = await runTask(async (options) => readPresent(await walkJobs(EVERYTHING, options)));
    if (list !== undefined) dispatch({ type: 'listRead', present: list });
  };

  const goBack = () => {
    abort();
    dispatch({ type: 'wentBack' });
  };

  /** Sends what is ticked. */
  const start = () => {
    if (present === null || plan === null) return;
    rememberChoices(owner, state, choices);
    const chosen = plan.filter((row) => isTicked(row, tickChanges)).map(({ number }) => number);
    const run = { batch: nanoid(), owner, rows: plan, chosen };
    store.dispatch(importStarted(run));
    // For the next file.
    dispatch({ type: 'begunAnew', state: begin() });
    void sendRows(store, run, chosen, [...present.byId.keys()]);
  };

  return { state, plan, dispatch, task, read, openPreview, goBack, start };
}
