import { expect, it } from 'vitest';
import { describeAddress } from '@/features/search/savedFilters/addresses';

it.each([
  ['', 'all applications'],
  ['?sort=a-z', 'all applications, a-z'],
  ['?status=pending&sort=oldest', 'pending, oldest first'],
  ['?search=ba&status=interview&type=remote&view=board', '“ba”, interview, remote, as a board'],
])('says that %j shows %s', (address, words) => {
  expect(describeAddress(address)).toBe(words);
});
