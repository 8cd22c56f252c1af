/** The fields of a profile. */
export const PROFILE_FIELDS = ['name', 'email', 'lastName', 'location'] as const;
