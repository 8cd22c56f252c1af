import { useRef, useState } from 'react';
import { shallowEqual } from 'react-redux';
import styled from 'styled-components';
import type { JobDraft } from '@/jobs/api/contract';
import { focusAround } from '@/shared/lib/focus';
import { usePressCooldown } from '@/shared/lib/usePressCooldown';
import { useAppDispatch } from '@/shared/store/withTypes';
import { AskRow } from '@/shared/ui/AskRow';
import { Button } from '@/shared/ui/Button';
import { BackToListLink } from './BackToListLink';
import { ChangedMeanwhile } from './ChangedMeanwhile';
import { JobFields } from './JobFields';
import { jobFormCleared } from './jobSlice';
import { useJobForm } from './useJobForm';

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
  const form = useJobForm({
    jobId,
    job,
    isNew: false,
    onSubmit: async (draft) => {
      const done = await form.send(draft);
      if (done?.isEmpty && !done.hasLeft) onClose();
    },
  });
  const isChanged = !shallowEqual(job, form.values);
  const [wasChanged] = useState(isChanged);
  const [seen] = useState(job);

  const discard = () => {
    dispatch(jobFormCleared({ jobId }));
    form.forgetErrors();
  };
  const handleClear = () => {
    discard();
    onClose();
  };

  return (
    <>
      {wasChanged && isChanged && !form.isBusy && <NotSaved onDiscard={discard} />}
      <JobFields form={form} onClear={handleClear} footer={<BackToListLink jobId={jobId} />}>
        <ChangedMeanwhile seen={seen} job={job} own={[form.typed, form.sent]} />
      </JobFields>
    </>
  );
}

function NotSaved({ onDiscard }: { onDiscard: () => void }) {
  const noteRef = useRef<HTMLDivElement>(null);
  const handlePress = usePressCooldown({ isNew: true }, () => {
    // The pressed button is about to unmount.
    if (noteRef.current) focusAround(noteRef.current);
    onDiscard();
  });

  return (
    <Note ref={noteRef}>
      <p>not saved</p>
      <Button variant="secondary" isSmall onClick={handlePress}>
        discard
      </Button>
    </Note>
  );
}

const Note = styled(AskRow)`
  margin-top: 0;
`;
