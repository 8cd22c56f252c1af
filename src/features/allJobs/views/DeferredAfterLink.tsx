import { useDeferredValue, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { readFocusJobId } from './ScrollRestoration';

/**
 * Behind a link the page comes first and this after it: the cards of the last visit take as long as
 * all the rest. It comes at once where somebody returns to a place in it, and at the first load. A
 * component of its own, so that a new address alone renders nothing of the list.
 */
export function DeferredAfterLink({ children }: { children: ReactNode }) {
  const location = useLocation();
  const isReturn =
    useNavigationType() === NavigationType.Pop || readFocusJobId(location.state) !== undefined;
  const isDue = useDeferredValue(true, isReturn);
  return isDue && children;
}
