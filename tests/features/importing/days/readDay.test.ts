import { afterEach, describe, expect, it, vi } from 'vitest';
import { toDay } from '@/shared/dates/dates';
import { readDay } from '@/features/importing/days/readDay';
import { findDayOrder } from '@/features/importing/days/dayOrder';

const NOW = Date.UTC(2026, 10, 28, 11);
const FORM = { order: 'day first', isFrom1904: false } as const;
const read = (cell: string, form: Partial<Parameters<typeof readDay>[1]> = {}) =>
  readDay(cell, { ...FORM, ...form }, NOW);

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('a day as people write it', () => {
  it.each([
    '2026-11-21',
    '2026/11/21',
    '21.11.2026',
    '21. 11. 2026',
    '21/11/2026',
    '11/21/2026',
    '21.11.26',
    '21.11.',
    'Nov 21',
    'Nov 21st, 2026',
    'November 21, 2026',
    'Sat, Nov 21, 2026',
    'Samstag, 21. November 2026',
    '21 Nov 2026',
    '21-Nov-26',
    '21 de noviembre de 2026',
    '21 listopada 2026',
    '46347',
  ])('is of 12:00 in UTC: %s', (cell) => {
    expect(read(cell)).toEqual({ createdAt: '2026-11-21T12:00:00.000Z', problem: '' });
  });

  // The clocks of Auckland and of Los Angeles change on two of these.
  describe.each(['Pacific/Auckland', 'America/Los_Angeles', 'Pacific/Kiritimati'])(
    'in %s',
    (zone) => {
      it.each([
        ['1 March 2026', '2026-03-01'],
        ['Mar 8, 2026', '2026-03-08'],
        ['2026-09-27', '2026-09-27'],
        ['31.10.2026', '2026-10-31'],
        ['46347', '2026-11-21'],
        ['27 Nov', '2026-11-27'],
      ])('is the day that is shown: %s', (cell, day) => {
        vi.stubEnv('TZ', zone);
        const { createdAt } = read(cell);
        expect(createdAt).toBe(`${day}T12:00:00.000Z`);
        expect(toDay(createdAt ?? '')).toBe(day);
      });
    },
  );

  it.each([
    ['November 21, 2026 9:15 AM', '2026-11-21T09:15:00.000Z'],
    ['11/21/2026 12:05 am', '2026-11-21T00:05:00.000Z'],
    ['2026-11-21 17:30', '2026-11-21T17:30:00.000Z'],
    ['2026-11-21T23:30:00-02:00', '2026-11-22T01:30:00.000Z'],
    ['21. November 2026 um 9:15 Uhr', '2026-11-21T09:15:00.000Z'],
    ['46347.75', '2026-11-21T18:00:00.000Z'],
  ])('keeps its time: %s', (cell, createdAt) => {
    expect(read(cell)).toEqual({ createdAt, problem: '' });
  });

  it('is read by the calendar of its spreadsheet', () => {
    expect(read('44885', { isFrom1904: true }).createdAt).toBe('2026-11-21T12:00:00.000Z');
  });

  it.each([
    ['day first', '2026-04-03T12:00:00.000Z'],
    ['month first', '2026-03-04T12:00:00.000Z'],
  ] as const)('is read %s', (order, createdAt) => {
    expect(read('03/04/2026', { order })).toEqual({ createdAt, problem: '' });
  });

  it.each([
    ['31.12.2027', 'is in the future'],
    ['2026-11-30', 'is in the future'],
    ['1.1.89', 'is before 1990'],
    ['31.02.2026', 'is no day that can be read'],
    ['soon', 'is no day that can be read'],
    ['May be later', 'is no day that can be read'],
    ['2026-11-21 25:00', 'is no day that can be read'],
  ])('is told and left out: %s', (cell, why) => {
    expect(read(cell)).toEqual({
      createdAt: null,
      problem: `'${cell}' ${why}: the server dates the row`,
    });
  });

  it.each(['', '2026-11-28', '2026-11-29'])(
    'is left to the server where it is today: %s',
    (cell) => {
      expect(read(cell)).toEqual({ createdAt: null, problem: '' });
    },
  );
});

describe('which number is the day', () => {
  it.each([
    [['3/4/2026', '21/4/2026'], 'day first'],
    [['3/4/2026', '4/21/2026'], 'month first'],
    [['3.4.2026'], 'day first'],
    [['3/4/2026 9:15 AM'], 'month first'],
    [['3/4/2026', '5/6/2026'], null],
  ])('is told by the values of the column: %s', (cells, order) => {
    expect(findDayOrder(cells)).toBe(order);
  });
});
