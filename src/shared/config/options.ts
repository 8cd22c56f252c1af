/** The fields of a profile. */
export const PROFILE_FIELDS = ['name', 'email', 'lastName', 'location'] as const;
/** What a registration sends for the fields its form does not ask for, until people set their own. */
export const PLACEHOLDERS = { lastName: 'last name', location: 'location' } as const;

/** The choice that filters nothing. */
export const ALL = 'all';
