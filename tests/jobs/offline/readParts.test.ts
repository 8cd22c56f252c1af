import { expect, test } from 'vitest';
import { readParts } from '@/jobs/offline/readParts';

const job = {
  _id: '1',
  position: 'Cook',
  company: 'Circus',
  jobLocation: 'Ghent',
  jobType: 'remote',
  jobStatus: 'pending',
  createdAt: '2026-11-20T10:00:00.000Z',
};
const content = { ids: ['1'], totalJobs: 1, numOfPages: 1, unreadable: 0, isFiltered: true };
const list = { name: 'list', key: '/jobs?page=1', cachedAt: 1, content, jobs: [job] };
const of = (part: object) => ({ owner: 'ada@example.com', parts: { list: part } });
const read = (stored: unknown) => readParts(stored, 'ada@example.com');

test('a snapshot is read, without what does not belong to it', () => {
  expect(read(of(list))).toEqual({ list });
  expect(read(of({ ...list, content: { ...content, query: 'strange' } }))).toEqual({ list });
});

test.each([
  ['nothing', undefined],
  ['a text', 'snapshot'],
  ["another user's", { ...of(list), owner: 'bob@example.com' }],
  ['no parts', { owner: 'ada@example.com' }],
  ['no time', of({ ...list, cachedAt: null })],
  ['another content', of({ ...list, name: 'statistics' })],
  ['ids that are none', of({ ...list, content: { ...content, ids: [1] } })],
  ['a job without a position', of({ ...list, jobs: [{ _id: '1' }] })],
])('%s is no snapshot', (_, stored) => {
  expect(read(stored)).toBeUndefined();
});
