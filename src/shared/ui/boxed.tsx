import type { ReactNode } from 'react';

/**
 * A text alone in a box of its own, since a row has no first letter; who writes one beside an icon boxes it.
 * Another text is another box: a browser counts one that gets wider as moved.
 */
export function boxed(children: ReactNode): ReactNode {
  return typeof children === 'string' ? <span key={children}>{children}</span> : children;
}
