import { expect, it } from 'vitest';
import { groupDigits } from '@/shared/text/groupDigits';

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [123456, '123,456'],
  [1234567, '1,234,567'],
])('groups the digits of %i by three', (count, text) => {
  expect(groupDigits(count)).toBe(text);
});
