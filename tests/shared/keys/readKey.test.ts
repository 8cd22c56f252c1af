import { describe, expect, it } from 'vitest';
import { readKey } from '@/shared/keys/readKey';

const read = (init: KeyboardEventInit) => readKey(new KeyboardEvent('keydown', init));

describe('readKey', () => {
  it.each([
    ['of a French keyboard', { key: '&', code: 'Digit1' }, '1'],
    ['of a French keyboard', { key: 'é', code: 'Digit2' }, '2'],
    ['of a Czech keyboard', { key: 'š', code: 'Digit3' }, '3'],
    ['with Shift on a French keyboard', { key: '2', code: 'Digit2', shiftKey: true }, '2'],
    ['of a keypad', { key: '2', code: 'Numpad2' }, '2'],
  ])('finds a digit %s', (_, init, digit) => {
    expect(read(init)).toBe(digit);
  });

  it.each([
    ['/ of a German keyboard', { key: '/', code: 'Digit7', shiftKey: true }, '/'],
    ['/ of the French layout Bépo', { key: '/', code: 'Digit9' }, '/'],
    [
      '# of a French keyboard, which AltGr has on a digit',
      { key: '#', code: 'Digit3', modifierAltGraph: true },
      '#',
    ],
    ['! of a US keyboard', { key: '!', code: 'Digit1', shiftKey: true }, '!'],
  ])('leaves %s', (_, init, sign) => {
    expect(read(init)).toBe(sign);
  });
});
