import { ICON_PATHS, type LineIconName } from '@/shared/styles/lineIcons';

type Props = { name: LineIconName };

/** Cheaper than react-icons (three components each); styled globally for the same reason. */
export function LineIcon({ name }: Props) {
  return (
    <svg className="line-icon" viewBox="0 0 24 24" aria-hidden>
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
