import { useRef, useState } from 'react';
import { shallowEqual } from 'react-redux';
import { selectEditable } from '@/jobs/allJobsSlice';
import { write } from '@/jobs/runWrites';
import { apiError, ApiFailure, isOutcomeUnknown } from '@/shared/api/apiError';
import type { JobDraft } from '@/jobs/api/contract';
import { sessionSignal } from '@/shared/api/sessionScope';
import { PLACEHOLDERS } from '@/shared/config/options';
import { trackFocus } from '@/shared/lib/focus';
import { notifyError, notifySuccess } from '@/shared/lib/notify';
import { focusFirstField, trimValues } from '@/shared/lib/requiredFields';
import { useForm } from '@/shared/lib/useForm';
import { useCooldown } from '@/shared/lib/usePressCooldown';
import { jobWritten } from '@/shared/store/appEvents';
import {
  useAppDispatch,
  useAppSelector,
  useAppStore,
  type AppStore,
} from '@/shared/store/withTypes';
import { selectEdit, selectNewJob, submitJob } from './jobSlice';

type Options = {
  /** The application that is edited, or null for a new one. */
  editJobId: string | null;
  values: JobDraft;
  typed: Partial<JobDraft>;
  onType: (name: keyof JobDraft, value: string) => void;
  /** It is saved, however the form goes on. */
  onSaved: () => void;
  onClose: () => void;
};

const PLACE_QUESTION = `Record "${PLACEHOLDERS.location}" as the place? Put your own here, or submit again.`;

/** Checks and sends the job form. Asks before sending again what may have been recorded. */
export function useJobSubmit(options: Options) {
  const { editJobId, values, typed, onType, onSaved, onClose } = options;
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const newJob = useAppSelector(selectNewJob);
  const backLinkRef = useRef<HTMLAnchorElement>(null);
  /** What was submitted again after an answer was lost, and in which form. */
  const [asked, setAsked] = useState<{ form: HTMLFormElement; draft: JobDraft } | null>(null);
  // The question was about what stood there when it was asked.
  if (asked && !shallowEqual(asked.draft, trimValues(values))) setAsked(null);

  const [isPlaceAsked, setIsPlaceAsked] = useState(false);
  const { isCoolingDown: isJustAsked } = useCooldown({ isNew: isPlaceAsked });
  const askForPlace = ({ jobLocation }: Readonly<JobDraft>) => {
    if (editJobId !== null || jobLocation.trim() !== PLACEHOLDERS.location) return {};
    // The second press of a double one is no answer.
    if (isPlaceAsked && !isJustAsked()) return {};
    setIsPlaceAsked(true);
    return { jobLocation: PLACE_QUESTION };
  };

  const handleSubmit = async (form: HTMLFormElement) => {
    const draft = trimValues(values);
    if (editJobId === null && newJob.unsure && isSameJob(newJob.unsure, draft))
      setAsked({ form, draft });
    else await send(form, draft);
  };

  const send = async (form: HTMLFormElement, draft: JobDraft) => {
    setAsked(null);
    const save = () => saveJob(store, editJobId, draft, typed);
    const isFocusFree = trackFocus();
    const submission = dispatch(submitJob({ editJobId, draft, unsure: newJob.unsure, save }));
    const done = await finish(submission.unwrap());
    const { payload: error } = await submission;
    const mayBeRecorded = !error || isOutcomeUnknown(error);
    if (editJobId === null && mayBeRecorded) dispatch(jobWritten());
    if (done === null) return;
    notifySuccess(editJobId === null ? 'Job Created' : 'Job Modified...');
    onSaved();
    const state = store.getState();
    const left = editJobId === null ? selectNewJob(state) : selectEdit(state, editJobId);
    // More was typed meanwhile.
    if (left && Object.keys(left.typed).length > 0) return;
    if (editJobId !== null) onClose();
    if (done.isForgotten || !isFocusFree()) return;
    if (editJobId === null) focusFirstField(form, ['position']);
    else backLinkRef.current?.focus();
  };

  const { finish, forgetErrors, ...form } = useForm<keyof JobDraft>({
    values,
    onType,
    required: ['position', 'company', 'jobLocation'],
    emptyMessage: 'Please fill out all fields',
    check: askForPlace,
    onSubmit: handleSubmit,
  });

  return {
    ...form,
    backLinkRef,
    ask: asked && {
      onConfirm: () => {
        focusSubmit(asked.form);
        void send(asked.form, asked.draft);
      },
      onCancel: () => {
        focusSubmit(asked.form);
        setAsked(null);
      },
    },
    /** The form is another one now. */
    forget: () => {
      setAsked(null);
      forgetErrors();
    },
  };
}

/** Writes what was typed; all fields of a new application and of one that is not in the table. */
async function saveJob(
  store: AppStore,
  jobId: string | null,
  draft: JobDraft,
  typed: Partial<JobDraft>,
): Promise<void> {
  const session = sessionSignal();
  const isKnown = jobId !== null && selectEditable(store.getState(), jobId) !== undefined;
  const fields = isKnown ? typedFields(draft, typed) : draft;
  const saved = await write(store, { kind: jobId === null ? 'create' : 'update', jobId, fields });
  if (session.aborted) throw new ApiFailure(apiError('cancelled'));
  if (saved?.error) throw new ApiFailure(saved.error);
  if (saved?.reason) notifyError(saved.reason);
}

/** The question goes with its buttons, of which one has the focus. */
function focusSubmit(form: HTMLFormElement) {
  form.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
}

/** Of a draft, the fields that were typed. */
function typedFields(draft: JobDraft, typed: Partial<JobDraft>): Partial<JobDraft> {
  return Object.fromEntries(Object.entries(draft).filter(([name]) => name in typed));
}

function isSameJob(one: JobDraft, other: JobDraft): boolean {
  return one.position === other.position && one.company === other.company;
}
