import * as v from 'valibot';
import type { OfflinePart } from './offlineParts';

const ids = v.array(v.string());
const month = v.object({ date: v.string(), count: v.number() });
const job = v.object({
  _id: v.string(),
  position: v.string(),
  company: v.string(),
  jobLocation: v.string(),
  jobType: v.string(),
  jobStatus: v.string(),
  createdAt: v.string(),
});
const common = { key: v.string(), cachedAt: v.number(), jobs: v.array(job) };
const read = { ids, unreadable: v.number() };

const part = v.union([
  v.object({
    ...common,
    name: v.literal('list'),
    content: v.object({
      ...read,
      totalJobs: v.number(),
      numOfPages: v.number(),
      isFiltered: v.boolean(),
    }),
  }),
  v.object({
    ...common,
    name: v.literal('statistics'),
    content: v.object({
      stats: v.object({ pending: v.number(), interview: v.number(), declined: v.number() }),
      monthlyApplications: v.array(month),
    }),
  }),
]);

const snapshot = v.object({ owner: v.string(), parts: v.record(v.string(), part) });

/** What is stored of this owner, without what is none of it; undefined for anything else. */
export function readParts(stored: unknown, owner: string): Record<string, OfflinePart> | undefined {
  const result = v.safeParse(snapshot, stored);
  return result.success && result.output.owner === owner ? result.output.parts : undefined;
}
