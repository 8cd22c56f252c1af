/** Up to this many pages have a button each. */
const ALL_SHOWN = 10;

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
