import type { User } from '@/shared/api/contract';
import { firstLetter } from '@/shared/text/firstLetter';
import { fullName } from './fullName';

/** The first letters of the first and the last word of a user's name. */
export function initialsOf(user: User): string {
  const words = fullName(user).split(/\s+/);
  return [words[0], ...(words.length > 1 ? [words.at(-1)] : [])]
    .map((word) => firstLetter(word ?? ''))
    .join('');
}
