import type { MouseEvent } from 'react';
import { notifySuccess } from '@/shared/lib/notify';
import { notifyFailure } from '@/shared/lib/notifyFailure';
import { useAppDispatch, useAppSelector } from '@/shared/store/withTypes';
import { Button } from '@/shared/ui/Button';
import { deleteJob, selectIsDeleting } from './allJobsSlice';

type Props = { id: string; describedBy: string; onDeleted: () => void };

export function DeleteButton({ id, describedBy, onDeleted }: Props) {
  const dispatch = useAppDispatch();
  const isDeleting = useAppSelector((state) => selectIsDeleting(state, id));

  const handleDelete = async ({ currentTarget: button }: MouseEvent) => {
    if (isDeleting) return;
    try {
      const message = await dispatch(deleteJob(id)).unwrap();
      notifySuccess(message ?? 'Job Deleted');
      // The card goes and would take the focus with it.
      if ([button, document.body].includes(document.activeElement ?? button)) onDeleted();
    } catch (thrown) {
      notifyFailure(thrown);
    }
  };

  return (
    <Button
      variant="danger"
      isSmall
      aria-describedby={describedBy}
      aria-disabled={isDeleting || undefined}
      onClick={handleDelete}
    >
      delete
    </Button>
  );
}
