import { useState, type KeyboardEvent } from 'react';
import { shallowEqual } from 'react-redux';
import { nanoid } from '@reduxjs/toolkit';
import { selectShownIds } from '@/jobs/allJobsSlice';
import { findCard, NEW_ROW } from '@/jobs/cards/cardElements';
import { fieldOf, REQUIRED_TEXTS, type FieldName, type JobDraft } from '@/jobs/model/job';
import { BLANK_JOB } from '@/jobs/model/jobDraft';
import { initialQuery } from '@/jobs/model/listQuery';
import { useListQuery } from '@/jobs/address/ListQuery';
import { isComposing } from '@/shared/keys/isComposing';
import { selectWhole, trackFocus } from '@/shared/focus/focus';
import { trimValues } from '@/shared/forms/requiredFields';
import { useForm } from '@/shared/forms/useForm';
import { notifySuccess, type Offer } from '@/shared/notify/notify';
import { useAppStore } from '@/shared/store/withTypes';
import { usePosting } from '@/features/jobForm/posting/usePosting';
import { keepIfLost, mayBeRecorded, saveJob, type Saved } from './saveJob';

type Props = { defaultLocation: string; owner: string };

const FORM = 'new-row';
const QUESTION = 'This application may have been recorded already. Press Enter to record it again.';

/** A new application as the last row of a table, with texts of its own: Enter records them. */
export function NewJobRow({ defaultLocation, owner }: Props) {
  const store = useAppStore();
  const setQuery = useListQuery();
  const posting = usePosting('', defaultLocation);
  const { positionRef } = posting;
  const [typed, setTyped] = useState<Partial<JobDraft>>({});
  const [isSending, setIsSending] = useState(false);
  /** What was submitted and may have been recorded already. */
  const [submitted, setSubmitted] = useState<JobDraft | null>(null);
  const job: JobDraft = { ...BLANK_JOB, jobLocation: defaultLocation, ...typed };
  // The question is about what stood there when it was asked.
  const isAsked = shallowEqual(submitted, trimValues(job));

  const change = (texts: Partial<JobDraft>) => setTyped((before) => ({ ...before, ...texts }));
  const clear = () => {
    setTyped({});
    posting.onForget();
    form.forgetErrors();
  };

  const form = useForm<FieldName>({
    values: job,
    onType: (name, value) => change({ [name]: value }),
    required: REQUIRED_TEXTS,
    emptyMessage: 'Please fill out all fields',
    onSubmit: async (shown) => {
      const draft = trimValues(shown);
      if (isAsked || !mayBeRecorded(store.getState(), draft)) {
        await record(draft);
        return;
      }
      setSubmitted(draft);
      // The second press of a double one is no answer.
      form.startCooldown();
    },
  });

  /** What the filters hide is shown without them. */
  const tellSaved = ({ text, detail, id }: Saved) => {
    const isHidden = id !== undefined && !selectShownIds(store.getState()).includes(id);
    const name = detail?.subject ?? '';
    const show: Offer = { label: 'show', name, run: () => setQuery(initialQuery) };
    notifySuccess(text, undefined, { ...detail, offers: isHidden ? [show] : [] });
  };

  const record = async (draft: JobDraft) => {
    const isFocusFree = trackFocus();
    setSubmitted(null);
    setIsSending(true);
    const sending = { jobId: null, typed: {}, writeId: nanoid() };
    const kept = keepIfLost(store, owner, draft);
    const done = await form.finish(kept.then((isKept) => saveJob(store, sending, draft, isKept)));
    setIsSending(false);
    if (done === null) return;
    tellSaved(done.result);
    if (done.isForgotten) return;
    clear();
    if (isFocusFree()) positionRef.current?.focus();
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    const { key, nativeEvent } = event;
    if (isComposing(nativeEvent)) return;
    if (key === 'Escape' && !isSending) clear();
    if (key === 'ArrowUp') findCard(selectShownIds(store.getState()).at(-1) ?? '')?.focus();
  };

  const problem = isAsked ? QUESTION : form.error?.message;
  return (
    <tr
      role="row"
      aria-label="new application"
      aria-busy={isSending}
      onKeyDown={form.formProps.onKeyDown}
    >
      {REQUIRED_TEXTS.map((field) => {
        const { heading } = fieldOf(field);
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
        {posting.render(job, change)}
        <form id={FORM} noValidate onSubmit={form.formProps.onSubmit}>
          {problem === undefined ? (
            <span>{isSending ? 'saving' : 'Enter records it'}</span>
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
