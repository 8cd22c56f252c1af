/** How the chart is drawn; the first one where nothing else was chosen. */
export const SHAPES = ['area', 'bar', 'answers'] as const;
/** What the chart and its table are called. */
export const CHART_NAME = 'Monthly Applications';
export type Shape = (typeof SHAPES)[number];
