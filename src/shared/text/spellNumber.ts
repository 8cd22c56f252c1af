import { groupDigits } from './groupDigits';

const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A number from two to ten as a word, any other in digits. */
export function spellNumber(count: number): string {
  return NUMBERS[count - 2] ?? groupDigits(count);
}
