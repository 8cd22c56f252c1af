import { useId, type ComponentProps } from 'react';
import { selectShownIds } from '@/jobs/reads/found';
import { fieldOf, JOB_FIELDS, type FieldName } from '@/jobs/model/job';
import { BLANK_JOB } from '@/jobs/model/jobDraft';
import { initialQuery } from '@/jobs/model/listQuery';
import type { KnownInput } from '@/jobs/reads/KnownInput';
import { useListQuery } from '@/jobs/address/ListQuery';
import { usePosting } from '@/features/jobForm/posting/usePosting';
import { selectWhole } from '@/shared/focus/focus';
import { notifySuccess, type Offer } from '@/shared/notify/notify';
import { useAppStore } from '@/shared/store/withTypes';
import { jobFormCleared } from './jobSlice';
import { mayBeRecorded } from './saveJob';
import { useJobForm } from './useJobForm';

export type BlankRow = { defaultLocation: string; owner: string };

const RECORD_AGAIN = {
  question: 'This application may have been recorded already. Press Enter to record it again.',
  confirmText: 'Enter',
};

/** What is sent besides its fields, as a new application begins. */
const DEFAULTS = JOB_FIELDS.flatMap(({ initial = '' }) => (initial === '' ? [] : [initial]));
export const AS_DEFAULTS = `as ${DEFAULTS.join(', ')}`;

/** A new application in one line, with texts of its own: as the last row of the table, or above other views. */
export function useBlankRow({ defaultLocation, owner }: BlankRow) {
  const store = useAppStore();
  const setQuery = useListQuery();
  const formId = useId();
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
  const inputOf = (field: FieldName): ComponentProps<typeof KnownInput> => {
    const { heading } = fieldOf(field);
    const { value, error, onChange } = fields.field(field);
    const isFilledIn = field === 'jobLocation' && !(field in typed);
    return {
      field,
      form: formId,
      name: field,
      'aria-label': `${heading} of a new application`,
      'aria-invalid': error !== undefined || undefined,
      placeholder: heading,
      autoComplete: 'off',
      autoCorrect: 'off',
      readOnly: isSending,
      value,
      onChange,
      onFocus: isFilledIn ? selectWhole : undefined,
      ...(field === 'position' && { ref: positionRef, ...posting.inserts }),
    };
  };

  return {
    inputOf,
    formProps: { ...fields.formProps, id: formId },
    isSending,
    problem: step.kind === 'asking' ? step.question : fields.message,
    clear,
    positionRef,
    posting: posting.render(values, change),
  };
}
