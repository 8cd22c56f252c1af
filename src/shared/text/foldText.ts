import { trimText } from './trimText';

/** Signs that are typed in several forms, each by its plain one; before NFKD, which takes '´' apart. */
const PLAIN_SIGNS: readonly (readonly [RegExp, string])[] = [
  [/[\s\p{Cc}\u2800]+/gu, ' '],
  [/[‘’‚‛‹›ʹʻʼ′´`＇]/gu, "'"],
  [/[“”„‟«»″＂]/gu, '"'],
  [/[\p{Pd}−⁃]/gu, '-'],
  [/\p{Default_Ignorable_Code_Point}/gu, ''],
];

/** Letters that Unicode does not take apart into a plain one and an accent. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ς: 'σ',
};
const SPECIAL_LETTER = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'gu');

/**
 * The form in which texts are compared: without capitals, accents and invisible characters; blanks,
 * apostrophes, quotation marks, hyphens and letters such as 'ø' and 'ß' in their plain form. Vowel signs of
 * scripts that write them as marks stay.
 */
export function foldText(text: string): string {
  const plain = PLAIN_SIGNS.reduce((line, [sign, to]) => line.replace(sign, to), text);
  return trimText(plain)
    .normalize('NFKD')
    .replace(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .replace(SPECIAL_LETTER, (letter) => PLAIN_LETTERS[letter] ?? letter);
}

/** Whether all words of a search are in a text, however they are spelt. */
export function holdsWords(text: string, search: string): boolean {
  const folded = foldText(text);
  return foldText(search)
    .split(' ')
    .every((word) => folded.includes(word));
}
