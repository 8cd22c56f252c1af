import { createSelector } from '@reduxjs/toolkit';
import { allJobsOf, type WithAllJobs } from '@/jobs/allJobsState';
import { selectHasLeft, selectIds, selectIsCut } from '@/jobs/reads/found';
import { isLoading } from '@/shared/store/reading';
import { dismiss, hasStrip } from './dismiss';
import type { Write } from './writes';
import { selectRemovals, type Removal } from './writeSelectors';

/** One place of the list: a job's id, and its removal, if any. */
export type Place = { id: string; removal: Removal | undefined };

/** What the page shows: the jobs in their order, and those that were removed where they stood. */
export function placesOf(ids: readonly string[], removals: readonly Removal[]): Place[] {
  const find = (id: string) => removals.find((removal) => removal.id === id);
  const places = ids.map((id) => ({ id, removal: find(id) }));
  const removed = removals.filter(({ id, write }) => hasStrip(write) && !ids.includes(id));
  const slotOf = ({ write }: Removal) => write.slot ?? 0;
  for (const removal of removed.toSorted((one, other) => slotOf(one) - slotOf(other))) {
    places.splice(slotOf(removal), 0, { id: removal.id, removal });
  }
  return places;
}

/** The places of the page of the list, those of removed jobs too. */
export const selectPlaces = createSelector(selectIds, selectRemovals, placesOf);

/** How many have left the page of the list since it was read, so that as many of the next one are on it now. */
export function selectLeftCount(state: WithAllJobs): number {
  if (selectIsCut(state)) return 0;
  const isUnread = isLoading(allJobsOf(state).list.reading);
  // A batch is waited for by nobody.
  const hasLeft = ({ id, removal }: Place) =>
    removal
      ? removal.write.batch === null && (removal.phase === 'deleting' || isUnread)
      : selectHasLeft(state, id);
  return selectPlaces(state).filter(hasLeft).length;
}

/** On another page removed jobs have no places. */
export function dropPlaces({ writes }: { writes: Record<string, Write> }): void {
  dismiss(writes, hasStrip);
}
