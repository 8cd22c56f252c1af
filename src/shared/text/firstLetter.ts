import { orDash } from './orDash';
import { trimText } from './trimText';

/** Quotation marks, brackets and other punctuation, which name nobody. */
const PUNCTUATION = /^[\p{P}\s`´]+/u;

/** The first letter or emoji of a name, whole, however many characters it takes; a dash for no name. */
export function firstLetter(name: string): string {
  const text = trimText(orDash(name));
  return firstGrapheme(text.replace(PUNCTUATION, '') || text);
}

function firstGrapheme(text: string): string {
  if (!('Segmenter' in Intl)) return String.fromCodePoint(text.codePointAt(0) ?? 0);
  const [first] = new Intl.Segmenter().segment(text);
  return first?.segment ?? '';
}
