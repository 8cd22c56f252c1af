import type { KeyboardEvent } from 'react';
import { selectShownIds } from '@/jobs/allJobsSlice';
import { findCard, NEW_ROW } from '@/jobs/cards/cardElements';
import { FIELDS } from '@/jobs/model/jobColumns';
import { NEW_JOB } from '@/shared/config/options';
import { isComposing } from '@/shared/keys/isComposing';
import { useAppDispatch, useAppStore } from '@/shared/store/withTypes';
import { jobFormCleared } from './jobSlice';
import type { PostingReader } from './postingReader';
import { mayBeRecorded, useJobForm } from './useJobForm';

type Props = { defaultLocation: string; owner: string; posting: PostingReader };

const TYPED = FIELDS.slice(0, 3);
const FORM = 'new-row';

/** The form of a new application as the last row of a table, with the same draft: Enter records it. */
export function NewJobRow({ defaultLocation, owner, posting }: Props) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const { positionRef } = posting;

  const form = useJobForm({
    jobId: null,
    owner,
    job: { position: '', company: '', jobLocation: defaultLocation, ...NEW_JOB },
    isNew: false,
    onSubmit: async (draft) => {
      // Enter once more records it.
      if (form.asked === null && mayBeRecorded(store.getState(), draft)) {
        form.ask(draft);
        return;
      }
      const done = await form.send(draft);
      if (done === null) return;
      posting.onForget();
      if (done.isFocusFree && !done.isForgotten) positionRef.current?.focus();
    },
  });

  const handleKeyDown = ({ key, nativeEvent }: KeyboardEvent) => {
    if (isComposing(nativeEvent)) return;
    if (key === 'Escape') {
      dispatch(jobFormCleared({ jobId: null }));
      posting.onForget();
    }
    if (key === 'ArrowUp') findCard(selectShownIds(store.getState()).at(-1) ?? '')?.focus();
  };

  const question =
    'This application may have been recorded already. Press Enter to record it again.';
  const problem = form.asked ? question : form.error?.message;
  return (
    <tr role="row" aria-label="new application" aria-busy={form.isBusy}>
      {TYPED.map(({ field, heading }) => {
        const { value, error, onChange } = form.field(field);
        return (
          <td key={field} role="gridcell" className={heading}>
            <input
              id={field === 'position' ? NEW_ROW : undefined}
              ref={field === 'position' ? positionRef : undefined}
              form={FORM}
              name={field}
              aria-label={`${heading} of a new application`}
              aria-invalid={error !== undefined || undefined}
              placeholder={field === 'position' ? '+ new application' : heading}
              autoComplete="off"
              readOnly={form.isBusy}
              value={value}
              onChange={onChange}
              onKeyDown={handleKeyDown}
              {...(field === 'position' && posting.inserts)}
            />
          </td>
        );
      })}
      <td role="gridcell" className="note">
        {posting.render(form.values, form.change)}
        <form id={FORM} noValidate onSubmit={form.submit}>
          {problem === undefined ? (
            <span>{form.isBusy ? 'saving' : 'Enter records it'}</span>
          ) : (
            <span role="alert">{problem}</span>
          )}
          {/* Of several fields Enter needs a button. */}
          <button type="submit" hidden>
            record
          </button>
        </form>
      </td>
    </tr>
  );
}
