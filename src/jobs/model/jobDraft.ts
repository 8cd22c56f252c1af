import { JOB_FIELDS, type Job, type JobDraft } from './job';

/** Whether both are for the same position at the same company. */
export function isSameJob(one: Partial<JobDraft>, other: JobDraft): boolean {
  return one.position === other.position && one.company === other.company;
}

/** What a user typed of a job: without its id and its date. */
export function draftOf(job: Job): JobDraft {
  return Object.fromEntries(JOB_FIELDS.map((name) => [name, job[name]])) as JobDraft;
}

/** Whether these fields say what others say already. */
export function hasFields(some: Partial<JobDraft> | undefined, fields: Partial<JobDraft>): boolean {
  const names = Object.keys(fields) as (keyof JobDraft)[];
  return names.length > 0 && names.every((name) => some?.[name] === fields[name]);
}

type Change = { before?: Job | undefined; fields: Partial<JobDraft> };

/** All five fields, as the server replaces them. */
export function bodyOf({ before, fields }: Change): JobDraft {
  return { ...(before && draftOf(before)), ...fields } as JobDraft;
}
