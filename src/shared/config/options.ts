export const JOB_TYPES = ['full-time', 'part-time', 'remote', 'internship'] as const;

/** What an application begins with. */
export const NEW_JOB = { jobType: 'full-time', jobStatus: 'pending' } as const;

/** The fields of a profile. */
export const PROFILE_FIELDS = ['name', 'email', 'lastName', 'location'] as const;
/** What a registration sends for the fields its form does not ask for, until people set their own. */
export const PLACEHOLDERS = { lastName: 'last name', location: 'location' } as const;

/** The choice that filters nothing. */
export const ALL = 'all';
export const TYPE_FILTERS = [ALL, ...JOB_TYPES] as const;
