import type { MonthlyCount } from '@/jobs/api/contract';

const NAMES = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** More would be a year that somebody has mistyped. */
const MOST_MONTHS = 120;

/**
 * With a count of 0 for each month that is left out between two others; as they are where a label is no
 * month like 'Nov 2026', where they do not follow each other, or where that makes too many.
 */
export function withEmptyMonths(months: MonthlyCount[]): MonthlyCount[] {
  const numbers = months.map(({ date }) => toNumber(date));
  const [first, last] = [numbers[0] ?? NaN, numbers.at(-1) ?? NaN];
  const isRising = numbers.every(
    (number, index) => index === 0 || number > (numbers[index - 1] ?? NaN),
  );
  if (!isRising || !(last - first < MOST_MONTHS)) return months;
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const number = first + index;
    const date = `${NAMES[number % 12]} ${Math.floor(number / 12)}`;
    return months[numbers.indexOf(number)] ?? { date, count: 0 };
  });
}

/** A label like 'Nov 2026' as '2026-11'; null for any other. */
export function monthKey(label: string): string | null {
  const number = toNumber(label);
  if (Number.isNaN(number)) return null;
  return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;
}

/** The months since the year 0; not a number for another text. Not by moment, which is large. */
function toNumber(date: string): number {
  const [, name = '', year] = /^([A-Z][a-z]{2}) (\d{4})$/.exec(date) ?? [];
  const index = NAMES.indexOf(name);
  return index < 0 ? NaN : Number(year) * 12 + index;
}
