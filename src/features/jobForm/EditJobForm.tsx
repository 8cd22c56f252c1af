import type { JobDraft } from '@/jobs/api/contract';
import { useAppDispatch } from '@/shared/store/withTypes';
import { BackToListLink } from './BackToListLink';
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

/** Edits an application until that is saved or cleared. */
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

  const handleClear = () => {
    dispatch(jobFormCleared({ jobId }));
    onClose();
  };

  return <JobFields form={form} onClear={handleClear} footer={<BackToListLink jobId={jobId} />} />;
}
