import { expect, it, vi } from 'vitest';
import { isDayKept, isoTime } from '@/jobs/model/keptDay';

it('is a time in UTC', () => {
  expect(isoTime('2026-11-21T10:00:00+02:00')).toBe('2026-11-21T08:00:00.000Z');
  expect(isoTime('soon')).toBeUndefined();
});

it.each([
  ['2026-11-08T09:30:00Z', true],
  ['2026-11-08T00:00:00Z', true],
  ['2026-11-08', true],
  ['2026-11-28T09:30:00Z', false],
  ['', undefined],
])('sees by %s whether the 8th of November is kept', (answered, isKept) => {
  expect(isDayKept(answered, '2026-11-08T09:30:00.250Z')).toBe(isKept);
});

it('tells by the time alone of a day that is today', () => {
  vi.setSystemTime('2026-11-28T12:00:00Z');

  expect(isDayKept('2026-11-28T12:00:01Z', '2026-11-28T09:30:00Z')).toBe(false);
  expect(isDayKept('2026-11-28T09:30:00Z', '2026-11-28T09:30:00.250Z')).toBe(true);
});
