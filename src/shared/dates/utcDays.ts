/** The length of a day in milliseconds. */
export const DAY_MS = 86_400_000;

/** The day of today in UTC, as '2024-01-01'. */
export function utcToday(): string {
  return new Date().toISOString().slice(0, 10);
}
