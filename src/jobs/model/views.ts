type ViewRules = {
  /** Which applications the view shows: one page, all in columns by status, or all that are found. */
  shows: 'page' | 'columns' | 'found';
  /** Whether a phone has the room for it. */
  isForPhones: boolean;
  /** In which it alternates with the list. */
  key?: string;
  /** Said of a list that is shown so. */
  words: string;
};

/** How all jobs are shown; `DEFAULT_VIEW` where nothing else is said. Parts that are loaded: viewParts.tsx. */
export const VIEWS = {
  list: { shows: 'page', isForPhones: true, words: 'as a list' },
  board: { shows: 'columns', isForPhones: true, key: 'b', words: 'as a board' },
  table: { shows: 'found', isForPhones: false, key: 't', words: 'as a table' },
} as const satisfies Record<string, ViewRules>;

export type View = keyof typeof VIEWS;
export const DEFAULT_VIEW: View = 'list';
export const VIEW_NAMES = Object.keys(VIEWS) as View[];
/** Those with a key. */
export const VIEW_KEYS = VIEW_NAMES.flatMap((view) => {
  const key = keyOf(view);
  return key === undefined ? [] : [{ view, key }];
});

/** What is pressed to come to a view, and back to the list. */
export function keyOf(view: View): string | undefined {
  const { key }: ViewRules = VIEWS[view];
  return key;
}
