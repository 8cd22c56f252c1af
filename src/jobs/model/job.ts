/** The fields of a job that a user types. */
export const JOB_FIELDS = ['position', 'company', 'jobLocation', 'jobType', 'jobStatus'] as const;

/** What a user types to describe a job. */
export type JobDraft = Record<(typeof JOB_FIELDS)[number], string>;

export type Job = JobDraft & {
  _id: string;
  /** ISO 8601 as a rule; what a server sends otherwise stays as it is, and '' where it sends none. */
  createdAt: string;
};
