import { ALL } from '@/shared/config/options';
import { FIRST_STATUS, STATUS_CHOICES } from './statuses';

export const JOB_TYPES = ['full-time', 'part-time', 'remote', 'internship'] as const;
export const TYPE_FILTERS = [ALL, ...JOB_TYPES] as const;

type Field = {
  name: string;
  /** The field's name in tables and files. */
  heading: string;
  /** The field's name in the form. */
  label: string;
  /** Whether it cannot be empty. What was kept by a version that did not know another one is read without it. */
  isRequired: boolean;
  /** What it can be, where that is no free text. */
  options?: readonly string[];
  /** What a new application begins with. */
  initial?: string;
};

const FIELDS = [
  { name: 'position', heading: 'position', label: 'position', isRequired: true },
  { name: 'company', heading: 'company', label: 'company', isRequired: true },
  { name: 'jobLocation', heading: 'location', label: 'job location', isRequired: true },
  {
    name: 'jobType',
    heading: 'type',
    label: 'job type',
    isRequired: true,
    options: JOB_TYPES,
    initial: 'full-time',
  },
  {
    name: 'jobStatus',
    heading: 'status',
    label: 'status',
    isRequired: true,
    options: STATUS_CHOICES,
    initial: FIRST_STATUS,
  },
] as const satisfies readonly Field[];

export type FieldName = (typeof FIELDS)[number]['name'];
export type Heading = (typeof FIELDS)[number]['heading'];
export type JobField = Field & { name: FieldName; heading: Heading };

/**
 * The fields that a user types, in the order of our tables and files. What shows, edits, pastes, imports, keeps,
 * reads or sends them follows this table.
 */
export const JOB_FIELDS: readonly JobField[] = FIELDS;
export const FIELD_NAMES = JOB_FIELDS.map(({ name }) => name);
/** Those of free text. */
export const TEXT_FIELDS = JOB_FIELDS.filter(({ options }) => options === undefined);

export const REQUIRED_TEXTS = TEXT_FIELDS.filter(({ isRequired }) => isRequired).map(
  ({ name }) => name,
);

/** In these a text often comes again. */
export const SUGGESTED: readonly FieldName[] = ['company', 'jobLocation'];

/** What a user types to describe a job. */
export type JobDraft = Record<FieldName, string>;

export type Job = JobDraft & {
  _id: string;
  /** ISO 8601 as a rule; what a server sends otherwise stays as it is, and '' where it sends none. */
  createdAt: string;
};

/** The row of this field. */
export function fieldOf(name: FieldName): JobField {
  return JOB_FIELDS[FIELD_NAMES.indexOf(name)] ?? FIELDS[0];
}
