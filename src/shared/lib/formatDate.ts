import moment from 'moment';

/**
 * 'Jan 1st, 2024' for an ISO 8601 date, '–' for anything else. The calendar day is that of UTC, as
 * in the server's months, so that it is the same everywhere.
 */
export function formatDate(iso: string): string {
  // Strict, because moment reads undefined and loose input as dates of its own choosing.
  const date = moment.utc(iso, moment.ISO_8601, true);
  return date.isValid() ? date.format('MMM Do, YYYY') : '–';
}
