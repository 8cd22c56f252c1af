import type { Write } from './writes';
import type { Removal } from './writeSelectors';

/** One place of the list: a job's id, and its removal, if any. */
export type Place = { id: string; removal: Removal | undefined };

/** What the page shows: the jobs in their order, and those that were removed where they stood. */
export function placesOf(ids: readonly string[], removals: readonly Removal[]): Place[] {
  const find = (id: string) => removals.find((removal) => removal.id === id);
  const places = ids.map((id) => ({ id, removal: find(id) }));
  const removed = removals.flatMap(({ id, write: { place } }) =>
    typeof place !== 'number' || ids.includes(id) ? [] : { id, place },
  );
  for (const { id, place } of removed.toSorted((one, other) => one.place - other.place)) {
    places.splice(place, 0, { id, removal: find(id) });
  }
  return places;
}

/** On another page removed jobs have no places. */
export function dropPlaces({ writes }: { writes: Record<string, Write> }): void {
  for (const write of Object.values(writes)) {
    // A new value would render the list.
    if (typeof write.place === 'number') write.place = null;
  }
}
