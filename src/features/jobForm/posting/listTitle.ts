const JOBS =
  '(?:jobs|job openings|vacancies|stellen|stellenangebote|stellenanzeigen|jobangebote|offres|offres d.emploi|emplois|empleos|ofertas|ofertas de (?:empleo|trabajo)|vacatures|offerte di lavoro|oferty pracy|vagas)';
const END = '(?!\\p{L})';

/** How titles of pages begin that list many postings. */
const LISTS = [
  // '1,000+ Cook jobs in Leeds'
  `^\\d[\\d.,'’\\s]*\\+?\\s(?:.*\\s)?${JOBS}${END}`,
  // 'Cook Jobs in Leeds', 'Jobs & vacancies near Leeds'
  `(?:^|\\s)${JOBS}(?:\\s(?:&|and|und|et)\\s\\S+)?\\s(?:in|near|around|à|en|te|w)\\s`,
  `^(?:job\\s)?(?:search results|search|suche|suchergebnisse|jobsuche|résultats de recherche|recherche d.emploi|resultados|zoekresultaten|risultati)(?:$|\\s(?:for|für|nach|pour|de|di|voor)\\s|\\s?[:"„“«])`,
  `(?:^|\\s)jobs?\\s(?:picks|recommendations|matches|suggestions|alerts?)${END}`,
  `(?:^|\\s)${JOBS}\\s(?:for you|für dich|für sie|pour vous|para ti|per te|voor jou)${END}`,
  `^(?:recommended|similar|saved|latest|newest|more|top|best|all|my|meine|neue|ähnliche|gespeicherte|passende)\\s(?:\\S+\\s){0,3}${JOBS}${END}`,
].map((list) => new RegExp(list, 'iu'));

const ENDS_IN_JOBS = new RegExp(`(?:^|\\s)${JOBS}$`, 'iu');

/** Whether a title, by its phrases without names of sites, is one of a page that lists postings. */
export function isListTitle([first = '', ...others]: readonly string[]): boolean {
  return (
    LISTS.some((list) => list.test(first)) || (others.length === 0 && ENDS_IN_JOBS.test(first))
  );
}
