import { useId, type ComponentProps } from 'react';
import { useNavigate } from 'react-router-dom';
import { selectJob } from '@/jobs/jobSelectors';
import { selectShownIds } from '@/jobs/reads/found';
import { selectQuery } from '@/jobs/reads/listSelectors';
import { fieldOf, JOB_FIELDS, REQUIRED_TEXTS, type FieldName } from '@/jobs/model/job';
import { BLANK_JOB } from '@/jobs/model/jobDraft';
import { jobName } from '@/jobs/model/jobName';
import { initialQuery } from '@/jobs/model/listQuery';
import { fits } from '@/jobs/model/matching';
import type { KnownInput } from '@/jobs/reads/KnownInput';
import { useListQuery } from '@/jobs/address/ListQuery';
import { usePosting } from '@/features/jobForm/posting/usePosting';
import { editPath } from '@/shared/config/paths';
import { selectWhole } from '@/shared/focus/focus';
import { typedSince } from '@/shared/forms/typedSince';
import { useEnterLeadsOn } from '@/shared/keys/useEnterLeadsOn';
import { notifySuccess, type Offer } from '@/shared/notify/notify';
import { useAppStore } from '@/shared/store/withTypes';
import { jobFormCleared, selectRow } from './jobSlice';
import { mayBeRecorded, offerForm } from './saveJob';
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
  const navigate = useNavigate();
  const formId = useId();
  const posting = usePosting('', defaultLocation);
  const { positionRef } = posting;

  /** What the filters hide is shown without them; the list, which is read again, may have it on any page. */
  const offersOf = (id: string): Offer[] => {
    const state = store.getState();
    const job = selectJob(state, id);
    if (job === undefined || selectShownIds(state).includes(id)) return [];
    const name = jobName(job);
    return fits(job, selectQuery(state))
      ? [{ label: 'open', name, run: () => void navigate(editPath(job)) }]
      : [{ label: 'show', name, run: () => setQuery(initialQuery) }];
  };

  const form = useJobForm({
    jobId: null,
    isRow: true,
    owner,
    job: { ...BLANK_JOB, jobLocation: defaultLocation },
    findQuestion: (draft) => (mayBeRecorded(store.getState(), draft) ? RECORD_AGAIN : null),
    tell: ({ text, detail, id = '' }) =>
      notifySuccess(text, undefined, { ...detail, offers: offersOf(id) }),
    // The next application may be typed over this one at once, as texts typed since are kept.
    onSending: () => {
      positionRef.current?.focus();
      positionRef.current?.select();
    },
    // The texts of a refused one are no longer in the row where another one is typed over them.
    findOffers: (sent) => {
      const { typed } = selectRow(store.getState());
      const isTypedOver = Object.keys(typedSince(typed, sent)).length > 0;
      return isTypedOver ? [offerForm(sent, navigate)] : [];
    },
    onSaved: ({ isFocusFree }) => {
      posting.onForget();
      if (isFocusFree) positionRef.current?.focus();
    },
  });
  const { fields, step, values, typed, change } = form;
  const leadsTo = useEnterLeadsOn();
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
    const next = REQUIRED_TEXTS[REQUIRED_TEXTS.indexOf(field) + 1];
    return {
      // Enter answers a question in each of them.
      ...leadsTo(step.kind === 'asking' ? undefined : next),
      field,
      form: formId,
      name: field,
      'aria-label': `${heading} of a new application`,
      'aria-invalid': error !== undefined || undefined,
      placeholder: heading,
      autoComplete: 'off',
      autoCorrect: 'off',
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
