import type { View } from '@/jobs/allJobsState';
import { useMediaQuery } from '@/shared/hooks/useMediaQuery';
import { NOT_HANDHELD as TABLE_ROOM } from '@/shared/styles/media';

/** The view that is shown: where a window has no room for the chosen table, its rows as a list, until it has. */
export function useShownView(chosen: View | null): View {
  const hasRoom = useMediaQuery(TABLE_ROOM);
  return chosen === 'table' && !hasRoom ? 'list' : (chosen ?? 'list');
}
