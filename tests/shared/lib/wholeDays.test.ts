// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { wholeDaysSince } from '@/shared/lib/wholeDays';

const NOON = new Date('2026-11-20T12:00:00.000Z');

describe('wholeDaysSince', () => {
  it.each([
    ['2026-11-20T11:59:59.999Z', 0],
    ['2026-11-20T00:00:00.000Z', 0],
    ['2026-11-19T23:59:59.999Z', 1],
    ['2026-11-19T00:00:00.000Z', 1],
    ['2026-10-30T23:00:00.000Z', 21],
    ['2026-10-31T00:00:00.000Z', 20],
    ['2026-10-30T23:00:00.000-05:00', 20],
    ['2025-11-20', 365],
    ['1969-12-31T23:00:00Z', 20_778],
  ])('counts the days since %s by date', (iso, days) => {
    expect(wholeDaysSince(iso, NOON)).toBe(days);
  });

  it.each(['', 'yesterday', '0', '2026-02-30T10:00:00Z', '2026-11-21T00:00:00Z', '9999-01-01'])(
    'knows nothing of %j',
    (iso) => {
      expect(wholeDaysSince(iso, NOON)).toBeNull();
    },
  );

  it('counts a date later on the same day as today', () => {
    expect(wholeDaysSince('2026-11-20T23:59:59Z', NOON)).toBe(0);
  });
});
