import { useId, useRef, useState, type Dispatch, type DragEvent, type SubmitEvent } from 'react';
import { UnreadableFile } from '@/features/importing/files/fileKinds';
import { Button } from '@/shared/ui/Button';
import { FormError } from '@/shared/ui/FormError';
import { TextArea } from '@/shared/ui/TextArea';
import { Chosen, Form, Zone } from './FileStep.styles';
import type { ImportEvent, ImportState } from './importState';
import { readSource } from './readSource';
import { StepActions } from './StepActions';

type Props = { state: ImportState; dispatch: Dispatch<ImportEvent> };

/** Takes a file, by choosing or dropping it, or pasted rows. */
export function FileStep({ state: { file, pasted, source }, dispatch }: Props) {
  const inputId = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | null>(null);
  const [isReading, setIsReading] = useState(false);

  const handleFile = (chosen: File | null) => {
    setError(null);
    dispatch({ type: 'fileChosen', file: chosen });
  };

  const handleRemove = () => {
    handleFile(null);
    emptyInput();
    // The focused button is removed.
    inputRef.current?.focus();
  };

  const handleText = (text: string) => {
    setError(null);
    emptyInput();
    dispatch({ type: 'textPasted', text });
  };

  const emptyInput = () => {
    if (inputRef.current) inputRef.current.value = '';
  };

  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    handleFile(event.dataTransfer.files[0] ?? null);
  };

  const handleSubmit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isReading) return;
    setError(null);
    const given = file ?? pasted;
    // Unchanged input keeps the choices.
    if (given === source) {
      dispatch({ type: 'columnsOpened' });
      return;
    }
    setIsReading(true);
    try {
      dispatch({ type: 'rowsRead', source: given, read: await readSource(given) });
    } catch (thrown) {
      if (!(thrown instanceof UnreadableFile)) throw thrown;
      setError(thrown.message);
    } finally {
      setIsReading(false);
    }
  };

  return (
    <Form onSubmit={handleSubmit}>
      <p>
        A CSV file or an .xlsx spreadsheet of your applications, at most 5,000 rows and 2 MB.
        Importing the same file again creates nothing twice: what is in your list already is left
        out.
      </p>
      {/* Without a filter of types: any file can be chosen, and is told what it is. */}
      <Zone onDragOver={(event) => event.preventDefault()} onDrop={handleDrop}>
        <label htmlFor={inputId}>Choose a file, or drop it here</label>
        <input
          ref={inputRef}
          id={inputId}
          type="file"
          // Or the same file, corrected meanwhile, could not be chosen again.
          onClick={({ currentTarget }) => (currentTarget.value = '')}
          onChange={({ target }) => handleFile(target.files?.[0] ?? null)}
        />
        {file && (
          <Chosen>
            <span>{file.name}</span>
            <Button variant="secondary" isSmall onClick={handleRemove}>
              remove
            </Button>
          </Chosen>
        )}
      </Zone>
      <TextArea
        labelText="or paste rows"
        value={pasted}
        onChange={({ target }) => handleText(target.value)}
      />
      <FormError message={error} />
      <StepActions>
        <Button type="submit" aria-disabled={isReading || undefined}>
          next
        </Button>
      </StepActions>
    </Form>
  );
}
