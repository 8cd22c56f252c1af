const figures = new Intl.NumberFormat('en');

/** A whole number as it is shown, in groups of three digits. */
export function groupDigits(count: number): string {
  return figures.format(count);
}
