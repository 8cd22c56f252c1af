import { useRef, useState } from 'react';
import { shallowEqual } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { selectEditable } from '@/jobs/jobSelectors';
import { JOB_FIELDS, type JobDraft } from '@/jobs/model/job';
import { EDITING } from '@/shared/config/paths';
import { useFocusAtOpening } from '@/shared/focus/useFocusAtOpening';
import { useAppDispatch, useAppStore } from '@/shared/store/withTypes';
import { NotSaved } from '@/shared/ui/NotSaved';
import { BackToListLink } from './BackToListLink';
import { ChangedMeanwhile } from './ChangedMeanwhile';
import { JobFields } from './JobFields';
import {
  draftsSwapped,
  editCleared,
  isTyped,
  jobFormCleared,
  selectAdding,
  selectSetAside,
} from './jobSlice';
import { useJobForm, type Question } from './useJobForm';
import { useRecheck } from './useRecheck';

type Props = {
  jobId: string;
  /** The application as it is known. */
  job: JobDraft;
  /** It is saved or cleared. */
  onClose: () => void;
};

/** Edits an application until that is saved or cleared. Texts of an earlier visit are told as not saved. */
export function EditJobForm({ jobId, job, onClose }: Props) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const positionRef = useRef<HTMLInputElement>(null);
  const submitRef = useRef<HTMLButtonElement>(null);
  useFocusAtOpening(positionRef, useLocation().state === EDITING);
  const recheck = useRecheck(job.company);
  const form = useJobForm({
    jobId,
    job,
    findQuestion: async (draft, base) => {
      await recheck(base.began);
      return clashQuestion(base.job, selectEditable(store.getState(), jobId) ?? job, draft);
    },
    onSaved: ({ isEmpty }) => {
      if (isEmpty) close();
    },
  });

  /** The form of a new application begins empty, and offers what was typed into it before. */
  const close = () => {
    const state = store.getState();
    if (isTyped(selectAdding(state)) && !isTyped(selectSetAside(state))) dispatch(draftsSwapped());
    onClose();
  };

  const isChanged = !shallowEqual(job, form.values);
  const [wasChanged] = useState(isChanged);

  const discard = () => {
    dispatch(jobFormCleared({ jobId }));
    form.forgetErrors();
  };
  const handleClear = () => {
    dispatch(editCleared({ jobId, job }));
    form.forgetErrors();
    close();
  };

  return (
    <JobFields
      name="edit job"
      form={form}
      onClear={handleClear}
      positionRef={positionRef}
      submitRef={submitRef}
      header={
        wasChanged && isChanged && form.step.kind !== 'sending' && <NotSaved onDiscard={discard} />
      }
      footer={<BackToListLink jobId={jobId} />}
    >
      <ChangedMeanwhile jobId={jobId} job={job} />
    </JobFields>
  );
}

/** What is asked of fields that both have changed, with both texts; null where there are none. */
function clashQuestion(before: JobDraft, now: JobDraft, own: JobDraft): Question | null {
  const clashes = JOB_FIELDS.filter(
    ({ name }) =>
      own[name] !== before[name] && now[name] !== before[name] && own[name] !== now[name],
  ).map(({ name, heading }) => `${heading} is "${now[name]}", yours is "${own[name]}"`);
  if (clashes.length === 0) return null;
  return {
    question: `Changed meanwhile: ${clashes.join('; ')}. Save yours?`,
    confirmText: 'save mine',
  };
}
