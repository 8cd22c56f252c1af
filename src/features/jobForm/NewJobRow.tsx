import type { KeyboardEvent } from 'react';
import { selectShownIds } from '@/jobs/allJobsSlice';
import { findCard, NEW_ROW } from '@/jobs/cards/cardElements';
import { fieldOf, JOB_FIELDS, REQUIRED_TEXTS } from '@/jobs/model/job';
import { BLANK_JOB } from '@/jobs/model/jobDraft';
import { initialQuery } from '@/jobs/model/listQuery';
import { useListQuery } from '@/jobs/address/ListQuery';
import { usePosting } from '@/features/jobForm/posting/usePosting';
import { isComposing } from '@/shared/keys/isComposing';
import { selectWhole } from '@/shared/focus/focus';
import { notifySuccess, type Offer } from '@/shared/notify/notify';
import { useAppStore } from '@/shared/store/withTypes';
import { jobFormCleared } from './jobSlice';
import { mayBeRecorded } from './saveJob';
import { useJobForm } from './useJobForm';

type Props = { defaultLocation: string; owner: string };

const FORM = 'new-row';
const RECORD_AGAIN = {
  question: 'This application may have been recorded already. Press Enter to record it again.',
  confirmText: 'Enter',
};

/** What is sent besides its fields, as a new application begins. */
const DEFAULTS = JOB_FIELDS.flatMap(({ initial = '' }) => (initial === '' ? [] : [initial]));

/** A new application as the last row of a table, with texts of its own: Enter records them. */
export function NewJobRow({ defaultLocation, owner }: Props) {
  const store = useAppStore();
  const setQuery = useListQuery();
  const posting = usePosting('', defaultLocation);
  const { positionRef } = posting;

  const form = useJobForm({
    jobId: null,
    isRow: true,
    owner,
    job: { ...BLANK_JOB, jobLocation: defaultLocation },
    findQuestion: (draft) => (mayBeRecorded(store.getState(), draft) ? RECORD_AGAIN : null),
    // What the filters hide is shown without them.
    tell: ({ text, detail, id }) => {
      const isHidden = id !== undefined && !selectShownIds(store.getState()).includes(id);
      const name = detail?.subject ?? '';
      const show: Offer = { label: 'show', name, run: () => setQuery(initialQuery) };
      notifySuccess(text, undefined, { ...detail, offers: isHidden ? [show] : [] });
    },
    onSaved: ({ isFocusFree }) => {
      posting.onForget();
      if (isFocusFree) positionRef.current?.focus();
    },
  });
  const { fields, step, values, typed, change } = form;
  const isSending = step.kind === 'sending';

  const clear = () => {
    store.dispatch(jobFormCleared({ jobId: null, isRow: true }));
    posting.onForget();
    form.forgetErrors();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const { key, nativeEvent } = event;
    if (isComposing(nativeEvent)) return;
    if (key === 'Escape' && !isSending) clear();
    if (key === 'ArrowUp') findCard(selectShownIds(store.getState()).at(-1) ?? '')?.focus();
  };

  const problem = step.kind === 'asking' ? step.question : fields.message;
  return (
    <tr
      role="row"
      aria-label="new application"
      aria-busy={isSending}
      onKeyDown={fields.formProps.onKeyDown}
    >
      {REQUIRED_TEXTS.map((field) => {
        const { heading } = fieldOf(field);
        const { value, error, onChange } = fields.field(field);
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
              autoCorrect="off"
              readOnly={isSending}
              value={value}
              onChange={onChange}
              onKeyDown={handleKeyDown}
              onFocus={field === 'jobLocation' && !(field in typed) ? selectWhole : undefined}
              {...(field === 'position' && posting.inserts)}
            />
          </td>
        );
      })}
      <td role="gridcell" className="note">
        {posting.render(values, change)}
        <form id={FORM} noValidate onSubmit={fields.formProps.onSubmit}>
          {!problem ? (
            <span>{isSending ? 'saving' : `Enter records it as ${DEFAULTS.join(', ')}`}</span>
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
