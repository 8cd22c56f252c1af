/** The first field of the blank row, to which the keys lead. */
export const NEW_ROW = 'new-application';
