import { write } from '@/jobs/runWrites';
import { notifySuccess } from '@/shared/lib/notify';
import { notifyFailure } from '@/shared/lib/notifyFailure';
import { usePressCooldown } from '@/shared/lib/usePressCooldown';
import { useAppStore } from '@/shared/store/withTypes';
import { lookAttributes } from '@/shared/ui/Button.styles';

type Props = { id: string; isDeleting: boolean; describedBy: string; onDelete: () => void };

export function DeleteButton({ id, isDeleting, describedBy, onDelete }: Props) {
  const store = useAppStore();
  const action = `delete ${id}`;

  const handlePress = usePressCooldown({ isNew: false }, async () => {
    onDelete();
    const deleted = await write(store, { kind: 'delete', jobId: id, fields: {} });
    if (deleted?.state === 'done') notifySuccess(deleted.reason ?? 'Job Deleted', action);
    else if (deleted !== null) notifyFailure(deleted.error, action);
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
