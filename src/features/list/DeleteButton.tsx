import { removeShown } from '@/jobs/cards/removeShown';
import type { Job } from '@/jobs/api/contract';
import { usePressCooldown } from '@/shared/lib/usePressCooldown';
import { useAppStore } from '@/shared/store/withTypes';
import { lookAttributes } from '@/shared/ui/Button.styles';

type Props = { job: Job; isDeleting: boolean; describedBy: string };

export function DeleteButton({ job, isDeleting, describedBy }: Props) {
  const store = useAppStore();

  const handlePress = usePressCooldown({ isNew: false }, () => {
    void removeShown(store, job._id);
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
