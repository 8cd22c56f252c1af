import type { ReactNode } from 'react';

/** A text alone in a box of its own, since a row has no first letter; who writes one beside an icon boxes it. */
export function boxed(children: ReactNode): ReactNode {
  return typeof children === 'string' ? <span>{children}</span> : children;
}
