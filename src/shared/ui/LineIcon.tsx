const CIRCLE = 'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0z';

/** On a field of 24 by 24, each as one path of lines. */
const PATHS = {
  briefcase: 'M3 8h18v12H3zM8 8V4h8v4M3 13h18',
  calendar: 'M4 5h16v16H4zM8 3v4M16 3v4M4 10h16',
  clock: `${CIRCLE}M12 7v5l3 2`,
  cross: `${CIRCLE}M9 9l6 6M15 9l-6 6`,
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  pin: 'M12 22c-4-5-7-8-7-12a7 7 0 0 1 14 0c0 4-3 7-7 12zM10 10a2 2 0 1 0 4 0 2 2 0 1 0-4 0z',
  question: `${CIRCLE}M10 9a2 2 0 1 1 3 2c-1 .6-1 1-1 2M12 17v.1`,
};

type LineIconName = keyof typeof PATHS;

type Props = {
  name: LineIconName;
  /** What it stands for, where no text beside it says so. */
  title?: string;
};

/** Cheaper than react-icons (three components each); styled globally for the same reason. */
export function LineIcon({ name, title }: Props) {
  return (
    <svg
      className="line-icon"
      viewBox="0 0 24 24"
      role={title && 'img'}
      aria-hidden={!title || undefined}
    >
      {title && <title>{title}</title>}
      <path d={PATHS[name]} />
    </svg>
  );
}
