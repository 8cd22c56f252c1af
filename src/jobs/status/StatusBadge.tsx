import { lookOf } from '@/jobs/statusLooks';
import { LineIcon } from '@/shared/ui/LineIcon';

type Props = { status: string };

/**
 * A status as icon and text in its colours. One we do not know keeps its own text in neutral.
 * The look is in the global style, since a style of its own would be another component.
 */
export function StatusBadge({ status }: Props) {
  const { icon, colors } = lookOf(status);

  return (
    <span className="status-badge" style={{ background: colors.background, color: colors.text }}>
      <LineIcon name={icon} />
      <span>{status === '' ? 'unknown' : status}</span>
    </span>
  );
}
