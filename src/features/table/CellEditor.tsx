import { useLayoutEffect, useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { JOB_FIELDS, type Job, type JobDraft } from '@/jobs/model/job';
import { FIELDS } from '@/jobs/model/jobColumns';
import { writeOne } from '@/jobs/writes/undo';
import { sessionSignal } from '@/shared/api/sessionScope';
import { toLine } from '@/shared/text/toLine';
import { useAppStore } from '@/shared/store/withTypes';
import type { Edited } from './tableColumns';

type Props = {
  job: Job;
  field: keyof JobDraft;
  /** With them it is a choice. */
  options: readonly string[] | undefined;
  /** What it was edited to before, where that is not saved. */
  typed: string | undefined;
  /** What is edited next; null for nothing. */
  onEnd: (next: Edited | null) => void;
  /** It is not saved at the end of the session. */
  onLost: (job: Job, fields: Partial<JobDraft>) => void;
};

/** Edits one field in its cell. Enter, Tab and leaving it save, Escape does not; an empty text is not saved. */
export function CellEditor({ job, field, options, typed, onEnd, onLost }: Props) {
  const store = useAppStore();
  const [value, setValue] = useState(typed ?? job[field]);
  const controlRef = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const isOver = useRef(false);
  const text = options ? value : toLine(value);

  useLayoutEffect(() => {
    controlRef.current?.focus();
    if (controlRef.current?.matches('input')) controlRef.current.select();
  }, []);

  const save = async (fields: Partial<JobDraft>) => {
    const session = sessionSignal();
    const isDone = await writeOne(store, { kind: 'update', jobId: job._id, fields });
    if (!isDone && session.aborted) onLost(job, fields);
  };
  const end = (isSaved: boolean, next: Edited | null = null) => {
    if (isOver.current) return;
    isOver.current = true;
    if (isSaved && text !== '' && text !== job[field]) void save({ [field]: text });
    onEnd(next);
  };
  const endAtCell = (isSaved: boolean, next?: Edited | null) => {
    const cell = controlRef.current?.parentElement;
    end(isSaved, next);
    cell?.focus();
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, nativeEvent } = event;
    if (nativeEvent.isComposing) return;
    event.stopPropagation();
    if (key === 'Escape') endAtCell(false);
    else if (key !== 'Enter' && key !== 'Tab') return;
    else if (text !== '') {
      const name =
        key === 'Tab' ? JOB_FIELDS[JOB_FIELDS.indexOf(field) + (shiftKey ? -1 : 1)] : undefined;
      endAtCell(true, name ? { id: job._id, field: name } : null);
    }
    event.preventDefault();
  };

  const control = {
    ref: controlRef,
    'aria-label': `${FIELDS.find((one) => one.field === field)?.heading} of ${job.position}`,
    value,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      setValue(target.value),
    onKeyDown: handleKeyDown,
    onBlur: () => end(true),
  };
  if (options === undefined)
    return <input {...control} aria-invalid={text === ''} autoComplete="off" />;
  return (
    <select {...control}>
      {[...new Set([...options, job[field]])].map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  );
}
