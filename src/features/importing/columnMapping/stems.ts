import { foldWord } from './foldWord';

/**
 * Options with the folded beginnings of words that mean them, and what they mean behind a negation; an
 * earlier option outweighs a later one.
 */
export type Stems<Option extends string> = readonly {
  option: Option;
  negated?: Option;
  stems: readonly string[];
}[];

/** A stem as long as this is also found inside of a word, as in 'Vorstellungsgespräch'. */
const LONG = 7;
/** Before a word of their clause, these turn what it says; a few words may lie between. */
const NEGATION =
  /(?: (?:no|not|never|without|isn t|wasn t|didn t|kein|keine|keinen|nicht|nie|ohne|pas|non|sans|ne|sin|senza|nessun|nessuna|geen|niet|brak|sem|nao)(?: (?:yet|a|an|any|been|being|further|de|d|ete|weitere|weiteren|wurde|noch|encore|ancora|mas|ha|sido|foi|to|eu))*) $/;
const GLUED_NEGATION = / nie$/;
/** 'Remote: no' */
const ANSWERED_NO = /^\S* : (?:no|nein|non|nee|nao) (?:,|$)/;
const CLAUSE_END = /([,;.!?:()[\]–—\n]+| - )/;
/** What has not happened yet has not been refused. */
const NOT_YET = / (?:yet|so far|noch|bisher|encore|todavia|aun|ancora|nog|jeszcze|ainda) /;
const ADDRESS = /\S+@\S+|https?:\S+/g;

/** The stems in lists that are separated by commas. */
export function stems(...lists: string[]): string[] {
  return lists.flatMap((list) => list.split(', '));
}

/**
 * A function that finds the option of a text: longer stems are looked for first and hide what lies in
 * them, then the earliest option counts. One with `$` counts as a whole word alone, one with `=` as the
 * whole text. Undefined without any.
 */
export function createFinder<Option extends string>(known: Stems<Option>, notYet?: Option) {
  const byLength = known
    .flatMap((one) => one.stems.map((stem) => ({ ...one, stem })))
    .toSorted((a, b) => b.stem.length - a.stem.length);
  return (text: string): Option | undefined => {
    const found = new Set<Option | undefined>();
    const plain = text.replace(ADDRESS, ' ');
    const folded = foldWord(plain);
    let rest = foldClauses(plain);
    const isNotYet = NOT_YET.test(rest);
    for (const { stem, option, negated } of byLength) {
      if (stem === `=${folded}`) return option;
      const at = indexOfStem(rest, stem);
      if (at === -1) continue;
      const end = at + stem.length;
      const before = rest.slice(0, rest.lastIndexOf(' ', at) + 1);
      const start = (NEGATION.exec(before) ?? GLUED_NEGATION.exec(rest.slice(0, at)))?.index;
      const isNegated = start !== undefined || ANSWERED_NO.test(rest.slice(end));
      found.add(isNegated ? (isNotYet ? notYet : negated) : option);
      // Neither counts again.
      rest = `${rest.slice(0, start ?? at)} \0${rest.slice(end)}`;
    }
    return known.find(({ option }) => found.has(option))?.option;
  };
}

/** The folded words between blanks, with ':' or ',' where a clause ends. */
function foldClauses(text: string): string {
  const clauses = text.split(CLAUSE_END).map((part, index) => {
    if (index % 2 === 0) return foldWord(part);
    return /[:?]/.test(part) ? ':' : ',';
  });
  return ` ${clauses.join(' ')} `.replace(/ +/g, ' ');
}

function indexOfStem(text: string, stem: string): number {
  if (stem.length >= LONG && !stem.endsWith('$')) return text.indexOf(stem);
  const at = text.indexOf(stem.endsWith('$') ? ` ${stem.slice(0, -1)} ` : ` ${stem}`);
  return at === -1 ? -1 : at + 1;
}
