/** So wide is a row at least, in rem, to be one line. */
const LINE = 56;
/** So wide is a card of a list at least where there are several in a row, and so far they are apart, in rem. */
export const CARD_ROOM = LINE + 2;
export const GAP = 0.5;

/** The rows of a list are at least so high, in rem: on a phone, on a tablet and in one line. */
export const HEIGHTS = { phone: 5.75, tablet: 4.5, line: 3.5 };

/** From this width on, of what contains a row, its parts stand in columns, which leave a position of 30 letters its room. */
const COLUMNS = 'max(44rem, 66ch)';
export const fromTablet = `@container (min-width: ${COLUMNS})`;
export const belowTablet = `@container not (min-width: ${COLUMNS})`;
export const fromLine = `@container (min-width: max(${LINE}rem, 80ch))`;
