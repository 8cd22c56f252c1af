// @vitest-environment node
import { afterEach, describe, expect, it } from 'vitest';
import { formatDate } from '@/shared/lib/formatDate';
import { toDay } from '@/shared/lib/parseDate';

afterEach(() => {
  process.env.TZ = 'UTC';
});

describe('formatDate', () => {
  it.each([
    ['2024-01-01T00:00:00.000Z', 'Jan 1st, 2024'],
    ['2024-02-02T10:00:00Z', 'Feb 2nd, 2024'],
    ['2024-03-03T10:00:00.5Z', 'Mar 3rd, 2024'],
    ['2024-04-11', 'Apr 11th, 2024'],
    ['2024-05-12T23:30', 'May 12th, 2024'],
    ['2024-09-13T23:30:00-02:00', 'Sep 14th, 2024'],
    ['2024-10-22T10:00:00Z', 'Oct 22nd, 2024'],
    ['2024-11-23T10:00:00Z', 'Nov 23rd, 2024'],
    ['2026-12-31T23:59:59.999Z', 'Dec 31st, 2026'],
    ['9999-06-21T00:00:00.000Z', 'Jun 21st, 9999'],
    ['1969-12-31T23:59:59.999Z', 'Dec 31st, 1969'],
    ['2024-01-01T00:30:00.000+14:00', 'Dec 31st, 2023'],
  ])('writes %s as %s', (iso, text) => {
    expect(formatDate(iso)).toBe(text);
  });

  it.each([
    '',
    '0',
    'yesterday',
    'Jan 1, 2024',
    '2024-13-01',
    '2024-02-30T10:00:00Z',
    '2024-01-01T25:00:00Z',
    'null',
  ])('writes %j as a dash, never as today, and no day of it', (text) => {
    expect(formatDate(text)).toBe('–');
    expect(toDay(text)).toBe('');
  });

  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/Berlin'])(
    'keeps the calendar day of UTC in %s',
    (zone) => {
      process.env.TZ = zone;
      expect(new Date('2024-01-01T00:00:00Z').getTimezoneOffset()).not.toBe(0);

      expect(formatDate('2024-01-01T00:30:00.000Z')).toBe('Jan 1st, 2024');
      expect(formatDate('2024-01-01T23:30:00.000Z')).toBe('Jan 1st, 2024');
      expect(toDay('2024-01-01T00:30:00')).toBe('2024-01-01');
      expect(toDay('2024-01-01T23:30:00.000Z')).toBe('2024-01-01');
    },
  );
});
