import { describe, expect, it } from 'vitest';
import { pageRange, shortPageRange } from '@/shared/navigation/pageRange';

const gap = (page: number) => ({ gapAfter: page });

describe('pageRange', () => {
  it.each([0, 1, 2, 10])('shows each of %i pages', (total) => {
    const pages = Array.from({ length: total }, (_, index) => index + 1);
    expect(pageRange(1, total)).toEqual(pages);
  });

  it.each([
    [1, [1, 2, 3, 4, gap(4), 11]],
    [3, [1, 2, 3, 4, gap(4), 11]],
    [4, [1, 2, 3, 4, 5, gap(5), 11]],
    [5, [1, gap(1), 4, 5, 6, gap(6), 11]],
    [8, [1, gap(1), 7, 8, 9, 10, 11]],
    [9, [1, gap(1), 8, 9, 10, 11]],
    [11, [1, gap(1), 8, 9, 10, 11]],
  ])('shows the first, the last and the neighbours of page %i of 11', (current, shown) => {
    expect(pageRange(current, 11)).toEqual(shown);
  });

  it('shows the current page of any number of pages among at most seven entries', () => {
    for (const total of [11, 12, 50, 200]) {
      for (let page = 1; page <= total; page += 1) {
        const items = pageRange(page, total);
        const numbers = items.filter((item) => typeof item === 'number');
        expect(items.length).toBeLessThanOrEqual(7);
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        expect(numbers).toContain(page);
        expect([numbers[0], numbers.at(-1)]).toEqual([1, total]);
      }
    }
  });

  it('never puts a gap where a single page is missing', () => {
    for (let page = 1; page <= 40; page += 1) {
      const items = pageRange(page, 40);
      items.forEach((item, index) => {
        if (typeof item === 'number') return;
        expect(Number(items[index + 1]) - item.gapAfter).toBeGreaterThan(2);
      });
    }
  });

  it('still shows the ends when the current page is past the last one', () => {
    expect(pageRange(30, 20)).toEqual([1, gap(1), 17, 18, 19, 20]);
  });
});

it.each([
  [1, 4, [1, 2, 3, 4]],
  [1, 8, [1, 2, gap(2), 8]],
  [2, 8, [1, 2, gap(2), 8]],
  [4, 8, [1, gap(1), 4, gap(4), 8]],
  [7, 8, [1, gap(1), 7, 8]],
  [8, 8, [1, gap(1), 7, 8]],
])(
  'shows in one row of page %i of %i the first, the last and those at it',
  (page, total, shown) => {
    expect(shortPageRange(page, total)).toEqual(shown);
  },
);
