import { JOB_FIELDS, type Job, type JobDraft } from './job';

/** Whether both are for the same position at the same company. */
export function isSameJob(one: Partial<JobDraft>, other: JobDraft): boolean {
  return one.position === other.position && one.company === other.company;
}

/** What a user typed of a job: without its id and its date. */
export function draftOf(job: Job): JobDraft {
  return Object.fromEntries(JOB_FIELDS.map((name) => [name, job[name]])) as JobDraft;
}
