import {
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { fieldOf, type Job, type JobDraft } from '@/jobs/model/job';
import { KnownInput } from '@/jobs/reads/KnownInput';
import { writeOne } from '@/jobs/writes/writeWithUndo';
import { sessionSignal } from '@/shared/api/sessionScope';
import { whenLeft } from '@/shared/focus/focus';
import { useAskBeforeUnload } from '@/shared/hooks/useAskBeforeUnload';
import { isComposing } from '@/shared/keys/isComposing';
import { notifyError } from '@/shared/notify/notify';
import { toLine } from '@/shared/text/toLine';
import { useAppStore } from '@/shared/store/withTypes';
import { nextCell } from './cells';
import { MISSING_ID } from './FailedEdit';
import { editedAt, type Edited } from './tableColumns';

type Props = {
  job: Job;
  edited: Edited;
  /** With them it is a choice. */
  options: readonly string[] | undefined;
  /** What it was edited to before, where that is not saved. */
  typed: string | undefined;
  /** What is edited next, or is missing here; null for nothing. */
  onEdit: (next: Edited | null) => void;
  /** It is not saved at the end of the session. */
  onLost: (job: Job, fields: Partial<JobDraft>) => void;
};

/**
 * Edits one field in its cell. Enter, Tab and leaving it save, Escape does not; nor does leaving the window for
 * another one or for a frame, which ends nothing. An empty text of a field that needs one is not saved.
 */
export function CellEditor({ job, edited, options, typed, onEdit, onLost }: Props) {
  const { field, isMissing } = edited;
  const store = useAppStore();
  const [value, setValue] = useState(edited.text ?? typed ?? job[field]);
  const controlRef = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const isOver = useRef(false);
  const text = options ? value : toLine(value);
  const { heading, isRequired } = fieldOf(field);
  const isLacking = isRequired && text === '';
  const isChanged = text !== job[field];
  useAskBeforeUnload(isChanged);

  useLayoutEffect(() => {
    controlRef.current?.focus();
    if (controlRef.current?.matches('input')) controlRef.current.select();
  }, []);

  const save = async (fields: Partial<JobDraft>) => {
    const session = sessionSignal();
    const ended = await writeOne(store, { kind: 'update', jobId: job._id, fields });
    if (ended?.state !== 'done' && session.aborted) onLost(job, fields);
  };
  const end = (isSaved: boolean, next: Edited | null = null) => {
    if (isOver.current) return;
    isOver.current = true;
    if (isSaved && !isLacking && isChanged) void save({ [field]: text });
    onEdit(next);
  };
  const endAtCell = (isSaved: boolean, next?: Edited | null) => {
    const cell = controlRef.current?.parentElement;
    end(isSaved, next);
    cell?.focus();
  };
  const leave = () => {
    if (isOver.current) return;
    if (isLacking && job[field] !== '') {
      notifyError(`The ${heading} of ${job.position} stays '${job[field]}': it cannot be empty.`);
    }
    end(true);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, repeat, nativeEvent } = event;
    event.stopPropagation();
    if (isComposing(nativeEvent)) return;
    if (key === 'Escape') endAtCell(false);
    else if (key !== 'Enter' && key !== 'Tab') return;
    else if (isLacking) onEdit({ ...edited, isMissing: true });
    else if (!repeat) {
      const cell = key === 'Tab' ? nextCell(controlRef.current, shiftKey ? -1 : 1) : null;
      endAtCell(true, editedAt(cell));
    }
    event.preventDefault();
  };

  const control = {
    ref: controlRef,
    'aria-label': `${heading} of ${job.position}`,
    'aria-describedby': isMissing ? MISSING_ID : undefined,
    value,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => {
      setValue(target.value);
      if (isMissing) onEdit({ ...edited, isMissing: false });
    },
    onKeyDown: handleKeyDown,
    onBlur: (event: FocusEvent) => whenLeft(event, leave),
  };
  if (options === undefined)
    return (
      <KnownInput
        {...control}
        field={field}
        aria-invalid={isLacking}
        autoComplete="off"
        autoCorrect="off"
      />
    );
  return (
    <select {...control}>
      {[...new Set([...options, job[field]])].map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  );
}
