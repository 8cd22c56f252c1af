import { withoutGenderMark } from './genderMark';
import { withoutLegalForm } from './legalForms';

/**
 * Whether both name the same company or position: without regard to case, accents, punctuation,
 * legal forms at the end and '(m/w/d)'. Names without a letter or digit are like no other.
 */
export function isSameName(one: string, other: string): boolean {
  const plain = toPlainName(one);
  return plain !== '' && plain === toPlainName(other);
}

/** The words of a name as they are spelt, without legal forms at its end. */
export function nameWordsOf(name: string): string[] {
  return withoutLegalForm(name.split(/[^\p{L}\p{M}\p{N}+#]+/u).filter(Boolean));
}

/**
 * The search text by which a server that compares letter by letter finds other spellings of this name:
 * its longest word, without legal form. Empty where there is none.
 */
export function searchWordOf(name: string): string {
  const words = nameWordsOf(name);
  return words.reduce((longest, word) => (word.length > longest.length ? word : longest), '');
}

function toPlainName(name: string): string {
  const words = withoutGenderMark(name)
    .normalize('NFKD')
    .replaceAll(/[\p{M}.'’]/gu, '')
    // Upper case first, which turns 'ß' into 'ss'.
    .toUpperCase()
    .toLowerCase()
    // These two tell one position from another: c, c++ and c#.
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter(Boolean);
  return withoutLegalForm(words).join('');
}
