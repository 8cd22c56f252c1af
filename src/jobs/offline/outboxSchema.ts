import * as v from 'valibot';
import type { JobDraft } from '@/jobs/model/job';
import { readDraft } from '@/jobs/model/jobDraft';
import { readJson, writeEntry } from '@/shared/storage/storage';
import { OUTBOX_STORAGE } from './outboxEntries';

/** A new application that waits, as the storage holds it. */
const entrySchema = v.object({
  fields: v.pipe(v.unknown(), v.transform(readDraft), v.custom<JobDraft>(Boolean)),
  state: v.picklist(['queued', 'refused', 'unknown']),
  reason: v.optional(v.nullable(v.string()), null),
  /** When it was sent, in milliseconds. */
  sentAt: v.optional(v.number()),
  /** Whether a later read has told what the lost answer would have. */
  isSettled: v.optional(v.boolean(), false),
  /** Whether it is edited in the form, which sends it. */
  isEdited: v.optional(v.boolean(), false),
});
type Entry = v.InferOutput<typeof entrySchema>;

/** What an entry is before it is sent first, without its fields. */
export const NEW_ENTRY = {
  state: 'queued',
  reason: null,
  isEdited: false,
  isSettled: false,
} as const;

/** The entry of that key; undefined where there is none that can be read. */
export function findEntry(id: string): Entry | undefined {
  const result = v.safeParse(entrySchema, readJson(OUTBOX_STORAGE, id));
  return result.success ? result.output : undefined;
}

/** Stores an entry under that key. Returns false when the storage is refused or full. */
export function storeEntry(id: string, entry: Entry): boolean {
  return writeEntry(OUTBOX_STORAGE, id, JSON.stringify(entry));
}
