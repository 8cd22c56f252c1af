import { createContext } from 'react';

/** Notes the title of a page that is shown; true when it came in the place of another page. */
export type Arrive = (title: string) => boolean;

/** Who remembers what was shown last; without anybody nothing counts as an arrival. */
export const ArrivalContext = createContext<Arrive>(() => false);

/** Remembers for one visit what was shown last. The first page of a visit is no arrival. */
export function rememberArrivals(): Arrive {
  let last: string | undefined;
  return (title) => {
    // The title too: a page that failed comes back at the same path.
    const shown = `${location.pathname} ${title}`;
    const isArrival = last !== undefined && last !== shown;
    last = shown;
    return isArrival;
  };
}
