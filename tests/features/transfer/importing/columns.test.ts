// @vitest-environment node
import { expect, it } from 'vitest';
import { guessByHeadings } from '@/features/transfer/importing/columns';

it.each([
  [['position', 'company', 'jobLocation', 'jobType', 'jobStatus']],
  [['Position', 'Company', 'Job Location', 'Job Type', 'Job Status']],
])('finds our fields by %j', (headings) => {
  const columns = { position: 0, company: 1, jobLocation: 2, jobType: 3, jobStatus: 4 };
  expect(guessByHeadings(headings)).toEqual(columns);
});
