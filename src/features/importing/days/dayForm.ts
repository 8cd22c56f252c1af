/** The order of two numbers of a date where both may be the day. */
export const DAY_ORDERS = ['day first', 'month first'] as const;
export type DayOrder = (typeof DAY_ORDERS)[number];
/** How the days of a file are to be read. */
export type DayForm = { order: DayOrder; isFrom1904: boolean };
