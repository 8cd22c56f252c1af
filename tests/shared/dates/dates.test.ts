import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatDate, toDay, today } from '@/shared/dates/dates';
import { daysSince } from '@/shared/dates/daysSince';

afterEach(() => {
  process.env.TZ = 'UTC';
});

const beAt = (now: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });

describe('a date', () => {
  it.each([
    ['2024-01-01T00:00:00.000Z', 'Jan 1st, 2024', '2024-01-01'],
    ['2024-02-02T10:00:00Z', 'Feb 2nd, 2024', '2024-02-02'],
    ['2024-03-03T10:00:00.5Z', 'Mar 3rd, 2024', '2024-03-03'],
    ['2024-04-11', 'Apr 11th, 2024', '2024-04-11'],
    ['2024-05-12T23:30', 'May 12th, 2024', '2024-05-12'],
    ['2024-09-13T23:30:00-02:00', 'Sep 14th, 2024', '2024-09-14'],
    ['2024-10-22T10:00:00Z', 'Oct 22nd, 2024', '2024-10-22'],
    ['9999-06-21T00:00:00.000Z', 'Jun 21st, 9999', '9999-06-21'],
    ['1969-12-31T23:59:59.999Z', 'Dec 31st, 1969', '1969-12-31'],
    ['2024-01-01T00:30:00.000+14:00', 'Dec 31st, 2023', '2023-12-31'],
  ])('of %s is %s', (iso, text, day) => {
    expect(formatDate(iso)).toBe(text);
    expect(toDay(iso)).toBe(day);
  });

  it.each(['', '0', 'yesterday', 'Jan 1, 2024', '2024-13-01', '2024-01-01T25:00:00Z', 'null'])(
    'that cannot be read in %j is a dash, never today, and no day',
    (text) => {
      expect(formatDate(text)).toBe('–');
      expect(toDay(text)).toBe('');
      expect(daysSince(text)).toBeNull();
    },
  );

  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Berlin'])(
    'keeps the day of UTC in %s',
    (zone) => {
      process.env.TZ = zone;
      expect(new Date('2024-01-01T00:00:00Z').getTimezoneOffset()).not.toBe(0);

      for (const time of ['00:30:00', '00:30:00.000Z', '23:30:00.000Z']) {
        expect(formatDate(`2024-01-01T${time}`)).toBe('Jan 1st, 2024');
        beAt(`2024-01-01T${time.slice(0, 8)}Z`);
        expect(daysSince('2023-12-31T23:59:59Z')).toBe(1);
        expect(daysSince('2023-12-31T00:30:00')).toBe(1);
        expect(daysSince('2023-12-31T23:30:00.000')).toBe(1);
      }
    },
  );
});

it.each([
  ['Pacific/Pago_Pago', '2024-01-01'],
  ['Pacific/Kiritimati', '2024-01-02'],
])('the day of today is the one in %s', (zone, day) => {
  process.env.TZ = zone;
  beAt('2024-01-02T03:00:00Z');

  expect(today()).toBe(day);
});

describe('the days since', () => {
  it.each([
    ['2026-11-20T11:59:59.999Z', 0],
    ['2026-11-20T23:59:59Z', 0],
    ['2026-11-19T23:59:59.999Z', 1],
    ['2026-11-19T00:00:00.000Z', 1],
    ['2026-10-30T23:00:00.000Z', 21],
    ['2026-10-30T23:00:00.000-05:00', 20],
    ['2025-11-20', 365],
    ['1969-12-31T23:00:00Z', 20_778],
    ['2026-11-21T00:00:00Z', null],
    ['9999-01-01', null],
  ])('%s are counted by the calendar: %s', (iso, days) => {
    beAt('2026-11-20T12:00:00.000Z');
    expect(daysSince(iso)).toBe(days);
  });

  it('that its month does not have is a dash and no day', () => {
    expect(formatDate('2024-02-30T10:00:00Z')).toBe('–');
    expect(toDay('2024-02-30T10:00:00Z')).toBe('');
  });
});
