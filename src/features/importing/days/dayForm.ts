/** Which of two numbers is the day where both may be it. */
export const DAY_ORDERS = ['day first', 'month first'] as const;
export type DayOrder = (typeof DAY_ORDERS)[number];
/** How the days of a file are to be read. */
export type DayForm = { order: DayOrder; isFrom1904: boolean };
