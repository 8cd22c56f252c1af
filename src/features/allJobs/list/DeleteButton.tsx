import type { Job } from '@/shared/api/contract';
import { notifySuccess } from '@/shared/lib/notify';
import { notifyFailure } from '@/shared/lib/notifyFailure';
import { useAppDispatch } from '@/shared/store/withTypes';
import { Button } from '@/shared/ui/Button';
import { deleteJob } from './removingJobs';
import { useCalmPress } from './useCalmPress';

type Props = { job: Job; isDeleting: boolean; describedBy: string; onDelete: () => void };

export function DeleteButton({ job, isDeleting, describedBy, onDelete }: Props) {
  const dispatch = useAppDispatch();
  const action = `delete ${job._id}`;

  const handlePress = useCalmPress({ isNew: false }, async () => {
    onDelete();
    try {
      const message = await dispatch(deleteJob(job)).unwrap();
      notifySuccess(message ?? 'Job Deleted', action);
    } catch (thrown) {
      notifyFailure(thrown, action);
    }
  });

  return (
    <Button
      variant="ghost"
      isSmall
      aria-describedby={describedBy}
      aria-disabled={isDeleting || undefined}
      onClick={handlePress}
    >
      delete
    </Button>
  );
}
