import { createContext } from 'react';

/** Notes the title of the shown page; true when another page was shown before. */
type DetectPageChange = (title: string) => boolean;

export const PageChangeContext = createContext<DetectPageChange>(() => false);

/** Detects page changes of one visit. The first page of a visit is none. */
export function createPageChangeDetector(): DetectPageChange {
  let last: string | undefined;
  return (title) => {
    // With the title, since an error page has the path of the page that failed.
    const shown = `${location.pathname} ${title}`;
    const isChange = last !== undefined && last !== shown;
    last = shown;
    return isChange;
  };
}
