/** What a registration sends for the fields its form does not ask for, until people set their own. */
export const PLACEHOLDERS = { lastName: 'last name', location: 'location' } as const;
