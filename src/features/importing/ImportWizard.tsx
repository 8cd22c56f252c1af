import { useEffect, useEffectEvent, useRef } from 'react';
import styled from 'styled-components';
import { useAppSelector } from '@/shared/store/withTypes';
import { theme } from '@/shared/styles/theme';
import { ColumnsStep } from './ColumnsStep';
import { FileStep } from './FileStep';
import { selectImport } from './importSlice';
import type { ImportState } from './importState';
import { PreviewStep } from './PreviewStep';
import { RunStep } from './RunStep';
import { useImport } from './useImport';

type Props = {
  /** Rows that were pasted elsewhere. */
  pasted: unknown;
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
export function ImportWizard({ pasted, ...props }: Props) {
  const { state, plan, dispatch, task, read, openPreview, goBack, start } = useImport(props);
  const run = useAppSelector(selectImport);
  const step = run === null ? state.step : 'run';
  const headingRef = useFocusOnChange(step);

  const readPasted = useEffectEvent(() => {
    if (typeof pasted !== 'string') return;
    dispatch({ type: 'inputGiven', input: pasted });
    void read(pasted);
  });
  useEffect(() => readPasted(), []);

  return (
    <Box>
      <Title ref={headingRef} tabIndex={-1}>
        {TITLES[step]}
      </Title>
      {step === 'file' && <FileStep state={state} dispatch={dispatch} onRead={read} />}
      {step === 'columns' && (
        <ColumnsStep
          state={state}
          dispatch={dispatch}
          onReadAgain={(wanted) => read(state.source ?? '', wanted)}
          onBack={goBack}
          onNext={openPreview}
        />
      )}
      {step === 'preview' && (
        <PreviewStep
          state={state}
          plan={plan}
          task={task}
          dispatch={dispatch}
          onBack={goBack}
          onStart={start}
        />
      )}
      {run && <RunStep run={run} />}
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

const Title = styled.h2`
  font-size: ${theme.font.size.md};
`;

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space(5)};
`;
