import { foldWord } from './foldWord';

/** Options with the folded beginnings of words that mean them; an earlier option outweighs a later one. */
export type Stems<Option extends string> = readonly { option: Option; stems: readonly string[] }[];

/** A stem as long as this is also found inside of a word, as in 'Vorstellungsgespräch'. */
const LONG = 7;
/** Before a word, these turn what it says. */
const NEGATION =
  / (?:no|not|kein|keine|keinen|nicht|pas d|pas de|sans|sin|senza|nessun|geen|niet|nie|brak|sem) $/;

/** The stems in lists that are separated by commas; one with `$` counts as a whole word alone. */
export function stems(...lists: string[]): string[] {
  return lists.flatMap((list) => list.split(', '));
}

/**
 * A function that finds the option of a text: longer stems are looked for first and hide what lies in
 * them, then the earliest option counts. A negated one counts as `negated`. Undefined without any.
 */
export function createFinder<Option extends string>(known: Stems<Option>, negated?: Option) {
  const byLength = known
    .flatMap((one) => one.stems.map((stem) => ({ stem, option: one.option })))
    .toSorted((a, b) => b.stem.length - a.stem.length);
  return (text: string): Option | undefined => {
    const found = new Set<Option | undefined>();
    let rest = ` ${foldWord(text)} `;
    for (const { stem, option } of byLength) {
      const at = indexOfStem(rest, stem);
      if (at === -1) continue;
      const before = rest.slice(0, rest.lastIndexOf(' ', at) + 1);
      found.add(NEGATION.test(before) ? negated : option);
      rest = `${rest.slice(0, at)}\0${rest.slice(at + stem.length)}`;
    }
    return known.find(({ option }) => found.has(option))?.option;
  };
}

/** Whether a folded text holds one of the stems. */
export function holdsStem(folded: string, among: readonly string[]): boolean {
  return among.some((stem) => indexOfStem(` ${folded} `, stem) !== -1);
}

function indexOfStem(text: string, stem: string): number {
  if (stem.length >= LONG && !stem.endsWith('$')) return text.indexOf(stem);
  const at = text.indexOf(stem.endsWith('$') ? ` ${stem.slice(0, -1)} ` : ` ${stem}`);
  return at === -1 ? -1 : at + 1;
}
