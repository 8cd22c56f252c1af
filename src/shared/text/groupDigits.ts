/** A whole number in groups of three digits. Not by `Intl`, whose first formatter loads locale data. */
export function groupDigits(count: number): string {
  return String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
}
