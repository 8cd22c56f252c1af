import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ListAddress } from '@/jobs/allJobsState';
import { VIEW_NAMES } from '@/jobs/model/views';
import {
  describe as describeList,
  describeFilters,
  isBareAddress,
  readListAddress,
  writeListAddress,
} from '@/jobs/address/listAddress';
import { WAITS } from '@/jobs/address/presets';
import { initialQuery } from '@/jobs/model/listQuery';
import { STATUS_FILTERS } from '@/jobs/model/statuses';
import { OWN_ORDERS, SORT_NAMES } from '@/jobs/model/sorting';
import { TYPE_FILTERS } from '@/jobs/model/job';
import { trimText } from '@/shared/text/trimText';

const ORIGIN = 'https://jobtrail.example';

const DEFAULTS: ListAddress = { ...initialQuery, view: 'list' };

const EVERYTHING: ListAddress = {
  search: "c++ & 'zoo'",
  searchStatus: 'pending',
  searchType: 'remote',
  sort: 'a-z',
  page: 3,
  view: 'table',
  waiting: '30',
  month: '2026-11',
  place: 'São Paulo',
  reach: 'places',
  order: '-company',
};

const searches = fc
  .string({ unit: 'grapheme', maxLength: 60 })
  .map((text) => trimText(text.replaceAll(/\p{Cc}/gu, '')));

const addresses = fc.record({
  search: searches,
  searchStatus: fc.constantFrom(...STATUS_FILTERS),
  searchType: fc.constantFrom(...TYPE_FILTERS),
  sort: fc.constantFrom(...SORT_NAMES),
  page: fc.integer({ min: 1, max: 999_999 }),
  view: fc.constantFrom(...VIEW_NAMES),
  waiting: fc.constantFrom('' as const, ...WAITS),
  month: fc.constantFrom('', '2026-01', '1999-12'),
  place: searches,
  reach: fc.constantFrom('', 'places'),
  order: fc.constantFrom('', ...OWN_ORDERS),
});

describe('the address of the list', () => {
  it('is empty for the defaults', () => {
    expect(writeListAddress(DEFAULTS, '')).toBe('');
    expect(readListAddress('')).toEqual(DEFAULTS);
  });

  it('has one order, whatever order was there before', () => {
    const written =
      '?search=c%2B%2B%20%26%20%27zoo%27&status=pending&type=remote&sort=a-z&page=3&view=table' +
      '&waiting=30&month=2026-11&place=S%C3%A3o%20Paulo&reach=places&order=-company';

    expect(writeListAddress(EVERYTHING, '?page=9&status=declined')).toBe(written);
    expect(readListAddress(written)).toEqual(EVERYTHING);
  });

  it('keeps the parameters of others as they are, behind its own', () => {
    const current = '?a=1&status=declined&utm=x%20y+z&a=2&b';

    expect(writeListAddress({ ...DEFAULTS, page: 2 }, current)).toBe(
      '?page=2&a=1&utm=x%20y+z&a=2&b',
    );
  });

  it('knows its own parameters however they are spelled', () => {
    expect(writeListAddress(DEFAULTS, '?%73tatus=pending')).toBe('');
    expect(isBareAddress('?%73tatus=pending')).toBe(false);
  });

  it('is bare when it says nothing about the list', () => {
    expect(['', '?', '?utm=1&x'].map(isBareAddress)).toEqual([true, true, true]);
    expect(['?status=all', '?page', '?utm=1&search='].map(isBareAddress)).toEqual([
      false,
      false,
      false,
    ]);
  });

  it.each([
    ['an unknown status', 'status=ghosted'],
    ['a status in capitals', 'status=Pending'],
    ['an unknown type', 'type=constructor'],
    ['an unknown sort', 'sort=newest'],
    ['an unknown view', 'view=calendar'],
    ['page 0', 'page=0'],
    ['a negative page', 'page=-1'],
    ['half a page', 'page=1.5'],
    ['a page in words', 'page=two'],
    ['a page of seven digits', 'page=1000000'],
    ['a page in hexadecimals', 'page=0x2'],
    ['a page with blanks', 'page=%202'],
    ['a search for blanks', 'search=%20%20'],
    ['a search with a control character', 'search=zoo%00'],
    ['a search over several lines', 'search=a%0Ab'],
    ['201 characters', `search=${'x'.repeat(201)}`],
    ['a month that there is not', 'month=2026-13'],
    ['a wait of other days', 'waiting=15'],
    ['an order by a sort of the server', 'order=position'],
    ['a repeated status', 'status=pending&status=pending'],
    ['a repeated page', 'page=2&page=3'],
    ['a broken percent sign', 'status=%'],
  ])('takes the default for %s, and the rest as it is', (_, part) => {
    expect(readListAddress(`?${part}`)).toEqual(DEFAULTS);
    expect(readListAddress(`?${part}&sort=z-a`).sort).toBe(
      part.startsWith('sort') ? 'latest' : 'z-a',
    );
  });

  it('takes the search without the blanks around it', () => {
    expect(readListAddress('?search=+zoo%20').search).toBe('zoo');
  });

  it('leaves out what could not be read back', () => {
    const address = { ...DEFAULTS, search: 'x'.repeat(201), page: 1_000_000 };

    expect(writeListAddress(address, '')).toBe('');
  });

  it('is read back as it was written', () => {
    fc.assert(
      fc.property(addresses, fc.webQueryParameters(), (address, others) => {
        const current = new URL(`?${others}`, ORIGIN).search;
        const written = writeListAddress(address, current);

        expect(readListAddress(written)).toEqual(address);
        // Read back and written again, also by the browser, it is the same.
        expect(writeListAddress(address, written)).toBe(written);
        expect(new URL(written, ORIGIN).search).toBe(written);
      }),
    );
  });

  it('makes something of every text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const address = readListAddress(`?search=${text}&page=${text}&status=${text}`);

        expect(readListAddress(writeListAddress(address, ''))).toEqual(address);
      }),
    );
  });
});

describe('a list in words', () => {
  it.each([
    ['', 'all applications'],
    ['?page=3', 'all applications'],
    ['?sort=a-z', 'all applications, a-z'],
    ['?status=pending&sort=oldest', 'pending, oldest first'],
    ['?search=ba&status=interview&type=remote&view=board', '“ba”, interview, remote, as a board'],
    ['?waiting=30', 'waiting over 30 days'],
    ['?month=2026-11&place=Leeds', 'Nov 2026, in Leeds'],
    ['?search=leeds&reach=places&order=-company', '“leeds”, by place too, by company, reversed'],
    ['?sort=oldest&order=waiting&view=table', 'all applications, by waiting, as a table'],
  ])('is %j as %s', (address, words) => {
    expect(describeList(readListAddress(address))).toBe(words);
  });

  it('has filters of its own', () => {
    const named = (address: string) => describeFilters(readListAddress(address));

    expect(named('?status=pending&sort=oldest&view=board')).toBe('pending');
    expect(named('?sort=oldest')).toBe('');
  });
});
