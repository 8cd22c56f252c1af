import { expect, it } from 'vitest';
import { withEmptyMonths } from '@/features/statistics/chart/withEmptyMonths';

const of = (...dates: string[]) => dates.map((date) => ({ date, count: 1 }));
const shown = (...dates: string[]) =>
  withEmptyMonths(of(...dates)).map(({ date, count }) => `${date}: ${count}`);

it('fills the months between two others, also over the end of a year', () => {
  expect(shown('Oct 2025', 'Nov 2025', 'Feb 2026')).toEqual([
    'Oct 2025: 1',
    'Nov 2025: 1',
    'Dec 2025: 0',
    'Jan 2026: 0',
    'Feb 2026: 1',
  ]);
});

it.each([
  ['no label', []],
  ['a label that is no month', ['Sep 2026', 'Nov 2026', 'all']],
  ['a month in another spelling', ['Sep 2026', '2026-11']],
  ['a month in another language', ['Sep 2026', 'Dez 2026']],
  ['a month twice', ['Sep 2026', 'Nov 2026', 'Nov 2026']],
  ['the newest first', ['Nov 2026', 'Sep 2026']],
  ['a mistyped year', ['Sep 0026', 'Nov 2026']],
])('leaves months with %s as they are', (_, dates) => {
  const months = of(...dates);
  expect(withEmptyMonths(months)).toEqual(months);
});
