/** How the chart is drawn; the first one where nothing else was chosen. */
export const SHAPES = ['area', 'bar', 'answers'] as const;
export type Shape = (typeof SHAPES)[number];
