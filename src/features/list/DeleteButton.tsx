import { removeJob } from '@/jobs/removals';
import { notifySuccess } from '@/shared/lib/notify';
import { notifyFailure } from '@/shared/lib/notifyFailure';
import { usePressCooldown } from '@/shared/lib/usePressCooldown';
import { useAppDispatch } from '@/shared/store/withTypes';
import { lookAttributes } from '@/shared/ui/Button.styles';

type Props = { id: string; isDeleting: boolean; describedBy: string; onDelete: () => void };

export function DeleteButton({ id, isDeleting, describedBy, onDelete }: Props) {
  const dispatch = useAppDispatch();
  const action = `delete ${id}`;

  const handlePress = usePressCooldown({ isNew: false }, async () => {
    onDelete();
    try {
      const message = await dispatch(removeJob({ id })).unwrap();
      notifySuccess(message ?? 'Job Deleted', action);
    } catch (thrown) {
      notifyFailure(thrown, action);
    }
  });

  return (
    <button
      type="button"
      className="action"
      {...lookAttributes({ variant: 'ghost', isSmall: true })}
      aria-describedby={describedBy}
      aria-disabled={isDeleting || undefined}
      onClick={handlePress}
    >
      delete
    </button>
  );
}
