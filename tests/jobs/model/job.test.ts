import { expect, it } from 'vitest';
import { JOB_FIELDS, JOB_TYPES } from '@/jobs/model/job';
import { EXPORT_HEADINGS } from '@/jobs/model/jobColumns';

it('has the fields of the form, and of our files', () => {
  const labels = ['position', 'company', 'job location', 'job type', 'status'];
  expect(JOB_FIELDS.map(({ label }) => label)).toEqual(labels);
  const headings = ['position', 'company', 'location', 'type', 'status', 'created', 'id'];
  expect(EXPORT_HEADINGS).toEqual(headings);
  expect(JOB_TYPES).toEqual(['full-time', 'part-time', 'remote', 'internship']);
});
