import { isSameName } from '@/jobs/phrases/sameName';

/** Languages in which countries are named, besides those of the browser. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'nl', 'it'];
const LETTERS = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');

/**
 * Whether a text says that it is a place: work from home, a comma and a country behind it, or one of the
 * places that are known.
 */
export function isPlace(text: string, known: readonly string[]): boolean {
  if (/^remote(?!\p{L})/iu.test(text)) return true;
  const [first = '', ...others] = text.split(/\s*,\s*/);
  const country = others.at(-1);
  if (country !== undefined && isCountry(country)) return true;
  return known.some(
    (place) => isSameName(place, text) || isSameName(place.split(',')[0] ?? '', first),
  );
}

/** Whether it is the name of a country, or the two or three letters of one or of a state. */
function isCountry(text: string): boolean {
  if (/^(?:\p{Lu}{2}|USA)$/u.test(text)) return true;
  const name = text.replace(/^the /i, '').toLowerCase();
  return [...LANGUAGES, ...navigator.languages].some((language) => {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    return LETTERS.some((one) =>
      LETTERS.some((other) => names.of(one + other)?.toLowerCase() === name),
    );
  });
}
