import { expect, it } from 'vitest';
import { describeAddress } from '@/features/search/savedFilters/addresses';

it.each([
  ['', 'all applications'],
  ['?sort=a-z', 'all applications, a-z'],
  ['?status=pending&sort=oldest', 'pending, oldest first'],
  ['?search=ba&status=interview&type=remote&view=board', '“ba”, interview, remote, as a board'],
  ['?waiting=30', 'waiting over 30 days'],
  ['?month=2026-11&place=Leeds', '2026-11, in Leeds'],
  ['?search=leeds&reach=places&order=-company', '“leeds”, by place too, by company, reversed'],
])('says that %j shows %s', (address, words) => {
  expect(describeAddress(address)).toBe(words);
});
