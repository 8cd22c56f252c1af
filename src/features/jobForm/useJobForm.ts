import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { nanoid } from '@reduxjs/toolkit';
import { allJobsOf } from '@/jobs/allJobsState';
import { REQUIRED_TEXTS, type FieldName, type JobDraft } from '@/jobs/model/job';
import { isOpen } from '@/jobs/writes/writes';
import { trackFocus } from '@/shared/focus/focus';
import { trimValues } from '@/shared/forms/requiredFields';
import { useForm } from '@/shared/forms/useForm';
import type { Offer } from '@/shared/notify/notify';
import { useAppDispatch, useAppSelector, useAppStore } from '@/shared/store/withTypes';
import { jobCheckEnded, jobSent, jobTyped, isTyped, selectDraft } from './jobSlice';
import { saveJob, tellSaved, type Saved, type Sending } from './saveJob';

const RECORDED = 'The answer was lost, but this application was recorded.';

/** What is asked before a form is sent. */
export type Question = { question: string; confirmText: string };

/** Where a form stands. */
export type Step =
  | { kind: 'editing' | 'sending' }
  | ({ kind: 'asking'; /** What was submitted. */ draft: JobDraft } & Question);

/** The application as it was when somebody began to change it, and when that was; unknown after a reload. */
type Base = { job: JobDraft; began: number | undefined };

type Options = {
  /** The application that is edited, or null for a new one. */
  jobId: string | null;
  /** Whether it is the blank row of the table, in which a second submit answers a question with yes. */
  isRow?: boolean;
  /** In whose outbox a new one is kept while the server cannot be reached. */
  owner?: string;
  /** What the fields show where nobody has typed. */
  job: JobDraft;
  /** Whether the form comes in the place of another one, whose second press it ignores. */
  isNew?: boolean;
  /** Whether something else is to be answered first, to which a submit leads then. */
  isHeld?: () => boolean;
  /** Rejects with an ApiFailure where nothing is to be sent. */
  findQuestion: (draft: JobDraft, base: Base) => Question | null | Promise<Question | null>;
  /** Says what was saved, in the place of a toast that offers to open it. */
  tell?: (saved: Saved) => void;
  /** It is being sent, with what it shows now. */
  onSending?: () => void;
  /** What the toast offers where this was refused. */
  findOffers?: (sent: JobDraft) => Offer[];
  /** It is saved, and has not become another form meanwhile: whether it is empty, and the focus where it was. */
  onSaved: (form: { sent: JobDraft; isEmpty: boolean; isFocusFree: boolean }) => void;
};

/** What the forms of an application share: the draft in the store, what is asked of it, and how it is sent. */
export function useJobForm(options: Options) {
  const {
    jobId,
    isRow = false,
    owner,
    job,
    isNew = false,
    isHeld,
    findQuestion,
    onSaved,
  } = options;
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const navigate = useNavigate();
  const draft = useAppSelector((state) => selectDraft(state, jobId, isRow));
  const { typed, writeId, isChecking = false } = draft;
  const [openedAt] = useState(Date.now);
  const [asked, setAsked] = useState<{ step: Step; about: Partial<JobDraft> } | null>(null);
  const last = useAppSelector((state) => allJobsOf(state).writes[writeId ?? '']);
  const values: JobDraft = { ...job, ...typed };
  const edited = { job, began: openedAt };
  const base = isTyped(draft) ? { job: draft.job ?? job, began: draft.began } : edited;
  const isBusy = isChecking || (last !== undefined && isOpen(last));
  // A question is about what was typed when it was asked.
  const answerable = asked?.about === typed ? asked.step : null;
  const step: Step = isBusy ? { kind: 'sending' } : (answerable ?? { kind: 'editing' });

  const change = (texts: Partial<JobDraft>) => {
    dispatch(jobTyped({ jobId, isRow, typed: texts, ...(jobId !== null && edited) }));
  };

  const form = useForm<FieldName>({
    values,
    onType: (name, value) => change({ [name]: value }),
    required: REQUIRED_TEXTS,
    isNew,
    isBusy,
    isErrorOver: last?.isSettled === true,
    onSubmit: async (shown) => {
      if (!isHeld?.()) await send(trimValues(shown), isRow && step.kind === 'asking');
    },
  });

  /** Null where a question comes before. */
  const save = async (sending: Sending, wanted: JobDraft, isConfirmed: boolean) => {
    try {
      const question = isConfirmed ? null : await findQuestion(wanted, base);
      if (question !== null) {
        // The second press of a double one is no answer.
        if (isRow) form.startCooldown();
        setAsked({ step: { kind: 'asking', ...question, draft: wanted }, about: sending.typed });
        return null;
      }
      return await saveJob(store, owner, sending, wanted);
    } finally {
      dispatch(jobCheckEnded(sending.writeId));
    }
  };

  const send = async (wanted: JobDraft, isConfirmed: boolean) => {
    options.onSending?.();
    const isFocusFree = trackFocus();
    const draftOf = () => selectDraft(store.getState(), jobId, isRow).typed;
    const sending = { jobId, isRow, ...edited, typed: draftOf(), writeId: nanoid() };
    setAsked(null);
    dispatch(jobSent(sending));
    const findOffers = () => options.findOffers?.(wanted) ?? [];
    const done = await form.finish(save(sending, wanted, isConfirmed), findOffers);
    if (done === null) return;
    if (options.tell) options.tell(done.result);
    else tellSaved(done.result, wanted, navigate);
    const isEmpty = Object.keys(draftOf()).length === 0;
    if (!done.isForgotten) onSaved({ sent: wanted, isEmpty, isFocusFree: isFocusFree() });
  };

  const answer = (isConfirmed: boolean) => {
    setAsked(null);
    if (isConfirmed && step.kind === 'asking') void send(step.draft, true);
  };

  const { field, formProps, error, isCoolingDown, forgetErrors } = form;
  const message = last?.isSettled ? (last.reason ?? RECORDED) : error?.message;
  const fields = { field, formProps, isCoolingDown, message: error && message };
  return { fields, step, values, typed, change, answer, forgetErrors };
}
