import type { Selectors } from '@/jobs/allJobsState';
import { isSelected } from '@/jobs/jobsTable';

/** What the slice tells of several that are selected. */
export const selectorsOfSelection = {
  selectIsSelecting: ({ selection }) => selection !== null,
  selectIsSelected: (state, id) => isSelected(state, id),
  selectSelectedCount: ({ selection }) => Object.keys(selection?.ids ?? {}).length,
  /** In the order of selecting; a new array each time, for handlers. */
  selectSelectedIds: ({ selection }) =>
    Object.entries(selection?.ids ?? {})
      .toSorted(([, one], [, other]) => one - other)
      .map(([id]) => id),
  /** How many are no longer selected since another filter was chosen; 0 once something is selected. */
  selectUnselectedCount: ({ selection }) => selection?.dropped ?? 0,
} satisfies Selectors;
