import { expect, it } from 'vitest';
import { columnShares } from '@/features/table/columnShares';
import { FIELD_NAMES } from '@/jobs/model/job';
import { buildJob } from '../../support/builders';

it('shares the room of the table by the longest text of each field and the sides of its cells', () => {
  const jobs = [
    buildJob({ position: 'Cook', company: 'Engines Ltd', jobLocation: 'Rome' }),
    buildJob({ position: 'Senior Infrastructure Engineer', company: 'Inn', jobLocation: '' }),
  ];
  expect(columnShares(jobs)).toMatchObject({
    '--position': 'minmax(0, 33fr)',
    '--company': 'minmax(0, 14fr)',
    '--jobLocation': 'minmax(0, 13fr)',
  });
  const long = buildJob({ position: 'W'.repeat(300) });
  expect(columnShares([long])).toMatchObject({ '--position': 'minmax(0, 47fr)' });
  expect(columnShares([])).toEqual(
    Object.fromEntries(FIELD_NAMES.map((name) => [`--${name}`, 'minmax(0, 13fr)'])),
  );
});
