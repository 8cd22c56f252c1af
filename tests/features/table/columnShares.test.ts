import { expect, it } from 'vitest';
import { columnShares } from '@/features/table/columnShares';
import { buildJob } from '../../support/builders';

it('shares the room of the table by the longest text of each column and the sides of its cells', () => {
  const jobs = [
    buildJob({ position: 'Cook', company: 'Engines Ltd', jobLocation: 'Rome' }),
    buildJob({ position: 'Senior Infrastructure Engineer', company: 'Inn', jobLocation: '' }),
  ];
  expect(columnShares(jobs)).toBe('minmax(0, 33fr) minmax(0, 14fr) minmax(0, 13fr)');
  const long = buildJob({ position: 'W'.repeat(300), company: 'Inn', jobLocation: 'Rome' });
  expect(columnShares([long])).toBe('minmax(0, 47fr) minmax(0, 13fr) minmax(0, 13fr)');
  expect(columnShares([])).toBe('minmax(0, 13fr) minmax(0, 13fr) minmax(0, 13fr)');
});
