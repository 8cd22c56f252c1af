import { DEFAULT_VIEW, VIEWS, type View } from '@/jobs/model/views';
import { useMediaQuery } from '@/shared/hooks/useMediaQuery';
import { NOT_HANDHELD } from '@/shared/styles/media';

/** The view that is shown: where a window has no room for the chosen one, the list, until it has. */
export function useShownView(chosen: View | null): View {
  const hasRoom = useMediaQuery(NOT_HANDHELD);
  return chosen !== null && (hasRoom || VIEWS[chosen].isForPhones) ? chosen : DEFAULT_VIEW;
}
