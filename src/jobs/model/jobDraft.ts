import { readTexts } from '@/shared/storage/readTexts';
import { FIELD_NAMES, JOB_FIELDS, type Job, type JobDraft, type JobField } from './job';

/** A draft of these texts, field by field. */
export function makeDraft(textOf: (field: JobField) => string): JobDraft {
  return Object.fromEntries(JOB_FIELDS.map((field) => [field.name, textOf(field)])) as JobDraft;
}

/** What a new application begins with. */
export const BLANK_JOB = makeDraft(({ initial = '' }) => initial);

/** Whether both are for the same position at the same company. */
export function isSameJob(one: Partial<JobDraft>, other: JobDraft): boolean {
  return one.position === other.position && one.company === other.company;
}

/** What a user typed of a job: without its id and its date. */
export function draftOf(job: Job): JobDraft {
  return makeDraft(({ name }) => job[name]);
}

/** The texts of a draft that was kept, which may be anything. */
export function readTyped(kept: unknown): Partial<JobDraft> {
  return readTexts(kept, FIELD_NAMES);
}

/** A whole draft that was kept, without its optional fields by an older version; null for anything else. */
export function readDraft(kept: unknown): JobDraft | null {
  const texts = readTyped(kept);
  const isWhole = JOB_FIELDS.every(({ name, isRequired }) => !isRequired || name in texts);
  return isWhole ? makeDraft(({ name }) => texts[name] ?? '') : null;
}

/** Whether these fields say what others say already. */
export function hasFields(some: Partial<JobDraft> | undefined, fields: Partial<JobDraft>): boolean {
  const names = Object.keys(fields) as (keyof JobDraft)[];
  return names.length > 0 && names.every((name) => some?.[name] === fields[name]);
}

type Change = { before?: Job | undefined; fields: Partial<JobDraft> };

/** All fields, as the server replaces them. */
export function bodyOf({ before, fields }: Change): JobDraft {
  return { ...(before && draftOf(before)), ...fields } as JobDraft;
}
