import { foldText } from '@/shared/text/foldText';
import { trimText } from '@/shared/text/trimText';

/** What the meaning of a word in a column is kept by: signs beside letters make it another one. */
export function wordKey(word: string): string {
  const folded = foldWord(word);
  const signs = word.match(SIGNS)?.join('') ?? '';
  return folded.includes(signs) ? folded : `${folded} ${signs}`;
}

const SIGNS = /[\p{Extended_Pictographic}✓✔✗✘]/gu;

/**
 * The same for words that differ in case, accents, blanks and signs alone: 'jobType' is 'job type',
 * 'Gespräch' is 'gesprach'. What is signs alone stays as it is.
 */
export function foldWord(word: string): string {
  const trimmed = trimText(word);
  const folded = foldText(trimmed.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2'));
  return folded.match(/[\p{L}\p{M}\p{N}]+/gu)?.join(' ') ?? trimmed;
}
