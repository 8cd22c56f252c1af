import { useRef, useState } from 'react';
import { shallowEqual } from 'react-redux';
import styled from 'styled-components';
import { selectEditable } from '@/jobs/allJobsSlice';
import { JOB_FIELDS, type JobDraft } from '@/jobs/model/job';
import { apiError, ApiFailure } from '@/shared/api/apiError';
import { useAppDispatch, useAppStore } from '@/shared/store/withTypes';
import { theme } from '@/shared/styles/theme';
import { NotSaved } from '@/shared/ui/NotSaved';
import { AskFirst } from './AskFirst';
import { BackToListLink } from './BackToListLink';
import { JobFields } from './JobFields';
import {
  draftsSwapped,
  editCleared,
  isTyped,
  jobFormCleared,
  selectAdding,
  selectSetAside,
} from './jobSlice';
import { useJobForm } from './useJobForm';
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
  const submitRef = useRef<HTMLButtonElement>(null);
  const form = useJobForm({
    jobId,
    job,
    isNew: false,
    onSubmit: (draft) => send(draft, () => checkClash(draft)),
  });
  const recheck = useRecheck(job.company);
  const { asked, ask } = form;
  const clashes = asked === null ? [] : findClashes(form.base.job, job, asked);

  /** The form of a new application begins empty, and offers what was typed into it before. */
  const close = () => {
    const state = store.getState();
    if (isTyped(selectAdding(state)) && !isTyped(selectSetAside(state))) dispatch(draftsSwapped());
    onClose();
  };

  const send = async (draft: JobDraft, check?: () => Promise<void>) => {
    const done = await form.send(draft, check);
    if (done?.isEmpty && !done.isForgotten) close();
  };
  const checkClash = async (draft: JobDraft) => {
    const { job: before, began } = form.base;
    await recheck(began);
    const now = selectEditable(store.getState(), jobId) ?? job;
    if (findClashes(before, now, draft).length === 0) return;
    ask(draft);
    throw new ApiFailure(apiError('cancelled'));
  };
  const isChanged = !shallowEqual(job, form.values);
  const [wasChanged] = useState(isChanged);
  /** The application as it was when the form was opened. */
  const [seen] = useState(job);
  // Without being touched, and not by what was sent from here.
  const changed = JOB_FIELDS.filter(
    ({ name }) =>
      job[name] !== seen[name] && [form.typed, form.sent].every((own) => own?.[name] === undefined),
  );

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
      form={form}
      onClear={handleClear}
      submitRef={submitRef}
      header={wasChanged && isChanged && !form.isBusy && <NotSaved onDiscard={discard} />}
      footer={
        <>
          {asked && clashes.length > 0 && (
            <AskFirst
              question={`Changed meanwhile: ${clashes.join('; ')}. Save yours?`}
              confirmText="save mine"
              submitRef={submitRef}
              onAnswer={(isConfirmed) => (isConfirmed ? void send(asked) : ask(null))}
            />
          )}
          <BackToListLink jobId={jobId} />
        </>
      }
    >
      <Changed role="status">
        {changed.length > 0 &&
          `Changed meanwhile: ${changed.map(({ heading }) => heading).join(', ')}.`}
      </Changed>
    </JobFields>
  );
}

/** The fields that both have changed, with both texts. */
function findClashes(before: JobDraft, now: JobDraft, own: JobDraft): string[] {
  return JOB_FIELDS.filter(
    ({ name }) =>
      own[name] !== before[name] && now[name] !== before[name] && own[name] !== now[name],
  ).map(({ name, heading }) => `${heading} is "${now[name]}", yours is "${own[name]}"`);
}

const Changed = styled.p`
  color: ${theme.color.textMuted};

  &:not(:empty) {
    margin-top: ${theme.space(5)};
  }
`;
