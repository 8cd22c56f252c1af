import { useEffect, useEffectEvent, useId, useRef, useState, type SubmitEvent } from 'react';
import styled from 'styled-components';
import { FORMAT_NAMES } from '@/features/importing/files/readFile';
import { useDocumentEvent } from '@/shared/hooks/useDocumentEvent';
import { useMediaQuery } from '@/shared/hooks/useMediaQuery';
import { COARSE } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';
import { Button } from '@/shared/ui/Button';
import { FormError } from '@/shared/ui/FormError';
import { TextArea } from '@/shared/ui/TextArea';
import type { StepProps } from './importState';
import { StepActions } from './StepActions';

type Props = StepProps & {
  /** Reads the rows; resolves with a sentence when that fails. */
  onRead: (input: File | string) => Promise<string | null>;
};

/**
 * Takes a file, by choosing or dropping it, or pasted rows: the newest input counts. What was pasted elsewhere
 * is read at once.
 */
export function FileStep({ state: { input, source, rows }, dispatch, onRead }: Props) {
  const inputId = useId();
  const isTouch = useMediaQuery(COARSE);
  const inputRef = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | null>(null);
  const [isReading, setIsReading] = useState(false);

  const give = (given: File | string) => {
    setError(null);
    if (typeof given === 'string' && inputRef.current) inputRef.current.value = '';
    dispatch({ type: 'inputGiven', input: given });
  };

  const giveFirst = (files: FileList | null) => {
    give(files?.[0] ?? '');
    if ((files?.length ?? 0) > 1) setError('One file at a time: the first one was taken.');
  };

  const handleRemove = () => {
    give('');
    // The focused button is removed.
    inputRef.current?.focus();
  };

  // The whole page is the place for a file.
  const handleDrag = (event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    const { files } = event.dataTransfer;
    if (event.type === 'drop' && files.length > 0) giveFirst(files);
  };
  useDocumentEvent('dragover', handleDrag);
  useDocumentEvent('drop', handleDrag);

  const readPasted = useEffectEvent(() => {
    if (source !== '' && rows.length === 0) void onRead(source).then(setError);
  });
  useEffect(() => readPasted(), [source]);

  const handleSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    setError(null);
    // Unchanged input keeps the choices.
    if (input === source && rows.length > 0) {
      dispatch({ type: 'stepOpened', step: 'columns' });
      return;
    }
    setIsReading(true);
    setError(await onRead(input));
    setIsReading(false);
  };

  return (
    <form onSubmit={handleSubmit}>
      <p>
        {`${FORMAT_NAMES} of your applications, at most 5,000 rows and 2 MB. What is in your list already is left out.`}
      </p>
      {/* Without a filter of types: any file can be chosen, and is told what it is. */}
      <Zone>
        <label htmlFor={inputId}>
          {isTouch ? 'Choose a file' : 'Choose a file, or drop it here'}
        </label>
        <input
          ref={inputRef}
          id={inputId}
          type="file"
          // Or the same file, corrected meanwhile, could not be chosen again.
          onClick={({ currentTarget }) => (currentTarget.value = '')}
          onChange={({ target }) => giveFirst(target.files)}
        />
        {input instanceof File && (
          <p>
            <span>{input.name}</span>
            <Button variant="secondary" isSmall onClick={handleRemove}>
              remove
            </Button>
          </p>
        )}
      </Zone>
      <TextArea
        labelText="or paste rows"
        value={input instanceof File ? '' : input}
        onChange={({ target }) => give(target.value)}
      />
      <FormError message={error} />
      <StepActions>
        <Button type="submit" isInactive={isReading}>
          next
        </Button>
      </StepActions>
    </form>
  );
}

const Zone = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space(3)};
  padding: ${theme.space(5)};
  border: 1px dashed ${theme.color.borderStrong};
  border-radius: ${theme.radius.lg};

  label {
    font-weight: ${theme.font.weight.medium};
  }

  input {
    width: 100%;
  }

  /* Its name stands below, also of one that was dropped. */
  &:has(> p) > input {
    color: transparent;
  }

  > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space(3)};
    overflow-wrap: anywhere;
  }

  ::file-selector-button {
    min-height: ${theme.size.touch};
    margin-inline-end: ${theme.space(3)};
    padding: 0 ${theme.space(4)};
    border: 1px solid ${theme.color.borderStrong};
    border-radius: ${theme.radius.md};
    background: ${theme.color.surface};
    color: ${theme.color.text};
    font: inherit;
    cursor: pointer;
  }
`;
