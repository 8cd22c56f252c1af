import { expect, test } from 'vitest';
import { readOfflineRecord } from '@/jobs/offline/offlineRecord';

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
const list = { name: 'list', key: '/jobs?page=1', content, jobs: [job] };
const record = { format: 3, owner: 'ada@example.com', time: 1, part: list };

test('a kept record is read, without what does not belong to it', () => {
  const strange = { ...record, part: { ...list, content: { ...content, query: 'strange' } } };

  expect(readOfflineRecord(record)).toEqual(record);
  expect(readOfflineRecord(strange)).toEqual(record);
});

test.each([
  ['nothing', undefined],
  ['a text', 'record'],
  ['another format', { ...record, format: 1 }],
  ['no owner', { ...record, owner: null }],
  ['another content', { ...record, part: { ...list, name: 'statistics' } }],
  ['ids that are none', { ...record, part: { ...list, content: { ...content, ids: [1] } } }],
  ['a job without a position', { ...record, part: { ...list, jobs: [{ _id: '1' }] } }],
])('%s is no record', (_, stored) => {
  expect(readOfflineRecord(stored)).toBeUndefined();
});
