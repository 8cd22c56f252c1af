import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom';
import { stateText } from '@/shared/text/stateText';
import { focusedOf } from './scrollPositions';

/** The job whose card takes the focus at this location, by its state or after Back; null for none. */
export function useFocusJobId(): string | null {
  const { key, state } = useLocation() as Location<unknown>;
  const isBack = useNavigationType() === NavigationType.Pop;
  return stateText(state, 'focusJobId') ?? (isBack ? focusedOf(key) : null);
}
