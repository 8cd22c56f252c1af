import { lookOf } from '@/jobs/model/statusLooks';

type Props = { status: string };

/**
 * A status as icon and text in its colours. One we do not know keeps its own text in neutral.
 * Where it stands includes the style `statusBadges`, since one of its own would be another component.
 */
export function StatusBadge({ status }: Props) {
  const { text, icon, colors } = lookOf(status);

  return (
    <span
      className="status-badge"
      data-icon={icon}
      style={{ background: colors.background, color: colors.text }}
    >
      <span>{text}</span>
    </span>
  );
}
