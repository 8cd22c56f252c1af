import {
  createContext,
  useContext,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { useNavigate, type NavigateFunction } from 'react-router-dom';
import { addressOf } from '@/shared/config/paths';

const NavigateContext = createContext<NavigateFunction | null>(null);

/** Follows the plain links in it. It renders with each change of the address, they do not. */
export function LinkArea({ children }: { children: ReactNode }) {
  return <NavigateContext value={useNavigate()}>{children}</NavigateContext>;
}

type Props = Omit<ComponentProps<'a'>, 'href' | 'target'> & {
  /** A path of another page, from the root of the app. */
  to: string;
  state: unknown;
};

/** A link for what is shown many times, in a `LinkArea`. */
export function PlainLink({ to, state, onClick, children, ...props }: Props) {
  const navigate = useContext(NavigateContext);

  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (navigate === null || event.defaultPrevented || isForBrowser(event)) return;
    event.preventDefault();
    void navigate(to, { state });
  };

  return (
    <a {...props} href={addressOf(to)} onClick={handleClick}>
      {children}
    </a>
  );
}

/** Whether a press asks for a new tab, a new window or a download. */
function isForBrowser({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
