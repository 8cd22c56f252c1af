/** How all jobs are shown; the first one where nothing else is said. */
export const VIEWS = ['list', 'board'] as const;
export type View = (typeof VIEWS)[number];
