/** The words before a company in the languages of neighbours: 'Koch bei Acme'. */
export const AT_WORDS = 'at|@|bei(?: der| dem)?|beim|chez|bij|presso|hos';

/** Those before a place. Not 'en', which means 'and' as well. */
export const IN_WORDS = 'in|à|te';
