import { parseDate } from './parseDate';

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' });
const SUFFIXES: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };

/**
 * 'Jan 1st, 2024' for an ISO 8601 date, '–' for anything else. The calendar day is that of UTC, as
 * in the server's months, so that it is the same everywhere.
 */
export function formatDate(iso: string): string {
  const date = parseDate(iso);
  if (date === null) return '–';
  const day = date.getUTCDate();
  const suffix = SUFFIXES[ORDINALS.select(day)] ?? 'th';
  return `${MONTHS[date.getUTCMonth()] ?? ''} ${day}${suffix}, ${date.getUTCFullYear()}`;
}
