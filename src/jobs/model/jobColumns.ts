import type { JobDraft } from './job';

/** The fields of an application in the order of our files, with their headings. */
export const FIELDS = [
  { field: 'position', heading: 'position' },
  { field: 'company', heading: 'company' },
  { field: 'jobLocation', heading: 'location' },
  { field: 'jobType', heading: 'type' },
  { field: 'jobStatus', heading: 'status' },
] as const satisfies { field: keyof JobDraft; heading: string }[];

/** The name of a field. */
export function headingOf(name: keyof JobDraft): string {
  return FIELDS.find(({ field }) => field === name)?.heading ?? name;
}

export const FIELD_HEADINGS: readonly string[] = FIELDS.map(({ heading }) => heading);
/** The headings of our tables, and with the id those of our export. */
export const HEADINGS: readonly string[] = [...FIELD_HEADINGS, 'created'];
export const EXPORT_HEADINGS: readonly string[] = [...HEADINGS, 'id'];

/** The cells of an application, in the order of the headings. */
export function fieldCells(job: JobDraft): string[] {
  return FIELDS.map(({ field }) => job[field]);
}
