import { expect, it } from 'vitest';
import { STATUS_CHOICES, STATUS_ORDER, STATUSES } from '@/jobs/model/statuses';

it('are in the order they are reached, with the answers first where one is chosen', () => {
  expect(STATUS_ORDER).toEqual(['pending', 'interview', 'declined']);
  expect(STATUS_CHOICES).toEqual(['interview', 'declined', 'pending']);
  expect(STATUS_ORDER.map((status) => STATUSES[status].countTitle)).toEqual([
    'pending applications',
    'interviews scheduled',
    'jobs declined',
  ]);
});
