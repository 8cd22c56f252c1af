import { JOB_FIELDS, type JobDraft } from './job';

export const FIELD_HEADINGS: readonly string[] = JOB_FIELDS.map(({ heading }) => heading);
/** The headings of our tables, and with the id those of our export. */
export const HEADINGS: readonly string[] = [...FIELD_HEADINGS, 'created'];
export const EXPORT_HEADINGS: readonly string[] = [...HEADINGS, 'id'];

/** The cells of an application, in the order of the headings. */
export function fieldCells(job: JobDraft): string[] {
  return JOB_FIELDS.map(({ name }) => job[name]);
}
