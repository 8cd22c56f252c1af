import * as v from 'valibot';
import type { OfflinePart } from '@/jobs/offlineParts';
import { STATUS_ORDER } from '@/jobs/statusLooks';

/** What is cached, and of whom. Other formats are of other versions of the app. */
export type OfflineRecord = { format: number; owner: string; time: number; part: OfflinePart };

export const FORMAT = 3;

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
const common = { key: v.string(), jobs: v.array(job) };
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
    name: v.picklist(STATUS_ORDER),
    content: v.object({ ...read, total: v.nullable(v.number()), extent: v.literal('all') }),
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

const record = v.object({
  format: v.literal(FORMAT),
  owner: v.string(),
  time: v.number(),
  part,
});

/** A record of the storage, without what is none of it; undefined for anything else than a record. */
export function readOfflineRecord(stored: unknown): OfflineRecord | undefined {
  const result = v.safeParse(record, stored);
  return result.success ? result.output : undefined;
}
