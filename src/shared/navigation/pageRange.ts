/** Up to this many pages have a button each; in the one row of a phone. */
const ALL_SHOWN = 10;
const SHOWN_IN_A_ROW = 4;

/** A page number, or a gap named after the page it follows. */
type PageItem = number | { gapAfter: number };

/**
 * What a pager shows for `current` of `total` pages (both count from 1): every page up to ten,
 * else the first, the last, three around the current one, and gaps between.
 */
export function pageRange(current: number, total: number): PageItem[] {
  if (total <= ALL_SHOWN) return Array.from({ length: total }, (_, index) => index + 1);
  const from = Math.min(Math.max(current - 1, 2), total - 3);
  return [1, from, from + 1, from + 2, total].flatMap((page, index, pages) => {
    const previous = pages[index - 1] ?? 0;
    if (page - previous === 2) return [page - 1, page];
    return page - previous > 2 ? [{ gapAfter: previous }, page] : [page];
  });
}

/** The same for one row of a phone: every page up to four, else the first, the last and those at the current one. */
export function shortPageRange(current: number, total: number): PageItem[] {
  if (total <= SHOWN_IN_A_ROW) return pageRange(current, total);
  if (current === 1) return [1, 2, { gapAfter: 2 }, total];
  if (current === total) return [1, { gapAfter: 1 }, total - 1, total];
  return [1, current, total].flatMap((page, index, pages) => {
    const previous = pages[index - 1] ?? 0;
    return page - previous > 1 && previous > 0 ? [{ gapAfter: previous }, page] : [page];
  });
}
