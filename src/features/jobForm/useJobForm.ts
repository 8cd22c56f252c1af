import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { shallowEqual } from 'react-redux';
import { nanoid } from '@reduxjs/toolkit';
import { selectJobsTable } from '@/jobs/allJobsSlice';
import { REQUIRED_TEXTS, type FieldName, type JobDraft } from '@/jobs/model/job';
import { isOpen } from '@/jobs/writes/writes';
import { trackFocus } from '@/shared/focus/focus';
import { trimValues } from '@/shared/forms/requiredFields';
import { useForm } from '@/shared/forms/useForm';
import { useAppDispatch, useAppSelector, useAppStore } from '@/shared/store/withTypes';
import { jobCheckEnded, jobSent, jobTyped, isTyped, selectDraft } from './jobSlice';
import { keepIfLost, saveJob, tellSaved } from './saveJob';

const RECORDED = 'The answer was lost, but this application was recorded.';

type Options = {
  /** The application that is edited, or null for a new one. */
  jobId: string | null;
  /** In whose outbox a new one is kept while the server cannot be reached. */
  owner?: string;
  /** What the fields show where nobody has typed. */
  job: JobDraft;
  /** Whether the form comes in the place of another one, whose second press it ignores. */
  isNew: boolean;
  /** Sends the form now, or asks before. */
  onSubmit: (draft: JobDraft) => unknown;
};

/** What the forms of an application share: the draft in the store, and how it is sent. */
export function useJobForm({ jobId, owner, job, isNew, onSubmit }: Options) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const navigate = useNavigate();
  const draft = useAppSelector((state) => selectDraft(state, jobId));
  const { typed, writeId, isChecking = false } = draft;
  const [openedAt] = useState(Date.now);
  /** What was submitted and is asked about before it is sent. */
  const [submitted, ask] = useState<JobDraft | null>(null);
  const last = useAppSelector((state) => selectJobsTable(state).writes[writeId ?? '']);
  const values: JobDraft = { ...job, ...typed };
  const edited = { job, began: openedAt };
  const isBusy = isChecking || (last !== undefined && isOpen(last));
  // The question is about what stood there when it was asked.
  const asked = submitted && shallowEqual(submitted, trimValues(values)) ? submitted : null;

  const change = (texts: Partial<JobDraft>) => {
    dispatch(jobTyped({ jobId, typed: texts, ...(jobId !== null && edited) }));
  };

  const form = useForm<FieldName>({
    values,
    onType: (name, value) => change({ [name]: value }),
    required: REQUIRED_TEXTS,
    emptyMessage: 'Please fill out all fields',
    isNew,
    isBusy,
    onSubmit: (shown) => onSubmit(trimValues(shown)),
  });

  /**
   * Sends the form, after `prepare`, which may keep it from being sent. Resolves with how it is
   * afterwards: whether it is empty, whether it has become another one or is unmounted, and whether the
   * focus is still where it was; with null when it is not saved.
   */
  const send = async (
    wanted: JobDraft,
    prepare: () => Promise<unknown> = () => keepIfLost(store, owner, wanted),
  ) => {
    const isFocusFree = trackFocus();
    ask(null);
    const sending = { jobId, ...edited, typed, writeId: nanoid() };
    dispatch(jobSent(sending));
    const prepared = prepare().finally(() => dispatch(jobCheckEnded(sending.writeId)));
    const save = (isKept: unknown) => saveJob(store, sending, wanted, isKept === true);
    const done = await form.finish(prepared.then(save));
    if (done === null) return null;
    tellSaved(done.result, wanted, navigate);
    const left = selectDraft(store.getState(), jobId).typed;
    return {
      isEmpty: Object.keys(left).length === 0,
      isForgotten: done.isForgotten,
      isFocusFree: isFocusFree(),
    };
  };

  /** The application as it was when somebody began to change it, and when that was. */
  const base = isTyped(draft) ? { job: draft.job ?? job, began: draft.began } : edited;
  const error =
    last?.isSettled && form.error
      ? { ...form.error, message: last.reason ?? RECORDED }
      : form.error;
  return {
    ...form,
    error,
    values,
    typed,
    base,
    sent: last?.fields,
    asked,
    ask,
    isBusy,
    change,
    send,
  };
}
