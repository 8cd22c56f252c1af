import { useState } from 'react';
import type { Job } from '@/shared/api/contract';

export type Group = { key: number; jobs: Job[] };

/** Divides by the numbers of cards that stand abreast. */
const SIZE = 6;

/**
 * The cards of a column in groups: the browser looks at a whole group to find that it is out of
 * sight, so that with hundreds of cards scrolling costs half as much.
 */
export function useGroups(jobs: Job[]): Group[] {
  const [last, setLast] = useState(() => ({ jobs, groups: regroup([], jobs) }));
  if (last.jobs === jobs) return last.groups;
  const next = { jobs, groups: regroup(last.groups, jobs) };
  setLast(next);
  return next.groups;
}

/** Each job stays in the group where it was, as long as the order allows it: its card stays, too. */
export function regroup(known: Group[], jobs: Job[]): Group[] {
  const keys = new Map(known.flatMap((group) => group.jobs.map(({ _id }) => [_id, group.key])));
  const groups = new Map<number, Job[]>();
  let newest = Math.max(0, ...known.map(({ key }) => key));
  let open = newest;
  for (const job of jobs) {
    const key = keys.get(job._id);
    const isFull = (groups.get(open)?.length ?? SIZE) >= SIZE;
    if (key !== undefined && (key === open || !groups.has(key))) open = key;
    else if (isFull) open = newest += 1;
    groups.set(open, [...(groups.get(open) ?? []), job]);
  }
  return [...groups].map(([key, members]) => ({ key, jobs: members }));
}
