import { useState } from 'react';
import { shallowEqual } from 'react-redux';

export type Group = { key: number; ids: string[] };

/**
 * The cards of a column in groups: the browser looks at a whole group to find that it is out of
 * sight, so that with hundreds of cards scrolling costs half as much. Cards that stand abreast need a
 * `size` that their number divides.
 */
export function useGroups(ids: string[], size: number): Group[] {
  const [last, setLast] = useState(() => ({ ids, groups: regroup([], ids, size) }));
  if (last.ids === ids) return last.groups;
  const next = { ids, groups: regroup(last.groups, ids, size) };
  setLast(next);
  return next.groups;
}

/**
 * Each card stays in its group as long as the order allows it, and is not mounted anew. A group that has not
 * changed is the same object, so that it does not render again.
 */
export function regroup(known: Group[], ids: string[], size: number): Group[] {
  const keys = new Map(known.flatMap((group) => group.ids.map((id) => [id, group.key])));
  const groups = new Map<number, string[]>();
  let newest = Math.max(0, ...known.map(({ key }) => key));
  let open = newest;
  for (const id of ids) {
    const key = keys.get(id);
    const isFull = (groups.get(open)?.length ?? size) >= size;
    if (key !== undefined && (key === open || !groups.has(key))) open = key;
    else if (isFull) open = newest += 1;
    groups.set(open, [...(groups.get(open) ?? []), id]);
  }
  const before = new Map(known.map((group) => [group.key, group]));
  return [...groups].map(([key, members]) => {
    const group = before.get(key);
    return group && shallowEqual(group.ids, members) ? group : { key, ids: members };
  });
}
