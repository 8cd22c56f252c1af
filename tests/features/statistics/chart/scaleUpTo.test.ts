import { expect, it } from 'vitest';
import { scaleUpTo } from '@/features/statistics/chart/scaleUpTo';

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [5, [0, 1, 2, 3, 4, 5]],
  [12, [0, 5, 10, 15]],
  [50, [0, 10, 20, 30, 40, 50]],
  [51, [0, 20, 40, 60]],
  [48_148_113, [0, 1e7, 2e7, 3e7, 4e7, 5e7]],
])('has whole, round steps up to at least %i', (highest, ticks) => {
  expect(scaleUpTo(highest)).toEqual(ticks);
});
