import { useContext, type ComponentProps, type MouseEvent } from 'react';
import { UNSAFE_NavigationContext } from 'react-router-dom';
import { addressOf } from '@/shared/config/paths';

export type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & {
  to: string;
  /** What its entry in the history is to know beside the address. */
  state?: unknown;
};

/**
 * A link to a page of the app. The router's own component brings 2 KiB for a framework and for
 * addresses of other sites along, and renders again with every change of the address.
 */
export function Link({ to, state = null, onClick, children, ...props }: LinkProps) {
  // Not of the router's promised interface: `useNavigate` gives the same, but follows the address, so
  // that each link, and with it each card, would render with every change of a filter.
  const { navigator } = useContext(UNSAFE_NavigationContext);
  const address = addressOf(to);

  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || isForBrowser(event)) return;
    event.preventDefault();
    if (isOpen(address, state)) navigator.replace(address, state);
    else navigator.push(address, state);
  };

  return (
    <a {...props} href={address} onClick={handleClick}>
      {children}
    </a>
  );
}

/**
 * Read from the browser, since whoever reads it from the router renders with each change of it. The
 * router keeps the state of an entry as `usr`; read under another name, 'add job' pressed in an edit
 * would replace the entry of that edit.
 */
function isOpen(address: string, state: unknown): boolean {
  const { usr = null } = (history.state ?? {}) as { usr?: unknown };
  return address === location.pathname + location.search && usr === state;
}

/** Whether a press asks for a new tab, a new window or a download. */
function isForBrowser({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
