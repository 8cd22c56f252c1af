import { expect, it, vi } from 'vitest';
import { firstLetter } from '@/shared/text/firstLetter';

it.each([
  ['Acme', 'A'],
  ['  acme', 'a'],
  ['E\u0301clair', 'E\u0301'],
  ['🇩🇪 Post', '🇩🇪'],
  ['👩‍👩‍👧 Nursery', '👩‍👩‍👧'],
  ['👍🏽 Good', '👍🏽'],
  ['𝔄cme', '𝔄'],
  ['किताब', 'कि'],
  ['„Die Presse“', 'D'],
  ['"Acme"', 'A'],
  ['« Le Monde »', 'L'],
  ['(Acme)', 'A'],
  ['[acme]', 'a'],
  ['「会社」', '会'],
  ["'t Hoen", 't'],
  ['`acme`', 'a'],
  ['3M', '3'],
  ['+ Partner', '+'],
  ['...', '.'],
  ['', '–'],
])('of %j is %j', (company, letter) => {
  expect(firstLetter(company)).toBe(letter);
});

it('is a letter also where the browser cannot tell graphemes', () => {
  vi.stubGlobal('Intl', {});

  expect(firstLetter('„𝔄cme“')).toBe('𝔄');
  vi.unstubAllGlobals();
});
