import { useDeferredValue, type ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { stateText } from '@/shared/text/stateText';

/**
 * After a link the page is rendered first and its children later; at once after Back, when a card is to
 * be focused, and at the first load. Its own component, so that a new address does not render the list.
 */
export function DeferredAfterLink({ children }: { children: ReactNode }) {
  const location = useLocation();
  const isReturn =
    useNavigationType() === NavigationType.Pop || stateText(location.state, 'focusJobId') !== null;
  const isDue = useDeferredValue(true, isReturn);
  return isDue && children;
}
