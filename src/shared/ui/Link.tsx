import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

export type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & { to: string };

/**
 * A link to a page of the app. The router's own component does the same, but brings 2 KiB for a
 * framework and for addresses of other sites along.
 */
export function Link({ to, onClick, children, ...props }: LinkProps) {
  const navigate = useLinkClickHandler(to);

  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) navigate(event);
  };

  return (
    <a {...props} href={useHref(to)} onClick={handleClick}>
      {children}
    </a>
  );
}
