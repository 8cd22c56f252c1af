import { nanoid } from '@reduxjs/toolkit';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { UnreadableFile } from '@/features/importing/files/fileKinds';
import type { WantedForm } from '@/features/importing/files/readFile';
import { ChunkLoadError } from '@/shared/loading/loadCode';
import { useAppSelector, useAppStore } from '@/shared/store/withTypes';
import { theme } from '@/shared/styles/theme';
import { ColumnsStep } from './ColumnsStep';
import { FileStep } from './FileStep';
import { importStarted, selectImport, sendRows } from './importSlice';
import { isTicked, type ImportState } from './importState';
import { PastedRows } from './PastedRows';
import type { PlannedRow } from './plan';
import { PreviewStep } from './PreviewStep';
import { readSource } from './readSource';
import { rememberChoices } from './rememberedChoices';
import { otherColumnsOf } from './result';
import { RunStep } from './RunStep';
import { useBegunImport } from './useBegunImport';

type Props = {
  /** Rows that were pasted elsewhere; '' for none. */
  pasted: string;
  /** The user whose choices of earlier imports count. */
  owner: string;
  userLocation: string;
};

const TITLES: Record<ImportState['step'] | 'run', string> = {
  file: 'Step 1 of 4: file or paste',
  columns: 'Step 2 of 4: columns',
  preview: 'Step 3 of 4: preview',
  run: 'Step 4 of 4: run and result',
};

/** Brings the applications of a file into the list, in four steps. */
export function ImportWizard({ pasted, owner, userLocation }: Props) {
  const store = useAppStore();
  const { state, dispatch, begin } = useBegunImport(owner, userLocation);
  const run = useAppSelector(selectImport);
  const step = run === null ? state.step : 'run';
  const headingRef = useFocusOnChange(step);

  /** Reads an input, in a wanted form; resolves with a sentence when that fails. */
  const read = async (source: File | string, wanted?: WantedForm): Promise<string | null> => {
    try {
      const analysed = await readSource(source, state.knownFiles, wanted);
      dispatch({ type: 'rowsRead', source, read: analysed });
      return null;
    } catch (thrown) {
      const isForUser = thrown instanceof UnreadableFile || thrown instanceof ChunkLoadError;
      if (isForUser) return thrown.message;
      throw thrown;
    }
  };

  /** Sends what is ticked; `idsBefore` are the jobs that were there before. */
  const start = (rows: readonly PlannedRow[], idsBefore: string[]) => {
    rememberChoices(owner, state, state.choices);
    const otherColumns = otherColumnsOf(state);
    const run = { batch: nanoid(), owner, rows, otherColumns, from: state };
    const ticked = rows.filter((row) => isTicked(row, state.tickChanges));
    store.dispatch(importStarted(run));
    void sendRows(store, run, ticked, idsBefore);
  };

  return (
    <Box>
      {pasted !== '' && <PastedRows text={pasted} begun={state.input} onBegin={begin} />}
      <h2 ref={headingRef} tabIndex={-1}>
        {TITLES[step]}
      </h2>
      {step === 'file' && <FileStep state={state} dispatch={dispatch} onRead={read} />}
      {step === 'columns' && (
        <ColumnsStep
          state={state}
          dispatch={dispatch}
          onReadAgain={(wanted) => read(state.source, wanted)}
        />
      )}
      {step === 'preview' && <PreviewStep state={state} dispatch={dispatch} onStart={start} />}
      {run && <RunStep run={run} isNextGiven={state.input !== ''} />}
    </Box>
  );
}

/** Focuses the heading when the step changes, not on the first render. */
function useFocusOnChange(key: string) {
  const ref = useRef<HTMLHeadingElement>(null);
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    document.documentElement.scrollTop = 0;
    ref.current?.focus({ preventScroll: true });
  }, [key]);
  return ref;
}

const Box = styled.div`
  &,
  > form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space(5)};
  }

  > h2 {
    font-size: ${theme.font.size.md};
  }
`;
