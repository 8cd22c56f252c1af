import { expect, it } from 'vitest';
import { forgetUser, storeUser } from '@/features/user/userStorage';
import { request } from '@/shared/api/request';
import { startPage } from '@/start/startPage';
import { buildUser } from '../support/builders';
import { answerWith } from '../support/server';

const STATS = '/jobs/stats';
const START = { parts: [], pictures: [], call: `/api/v1${STATS}` };
const user = buildUser();

it.each([
  ['taken', 'ahead', 'nothing happens', () => undefined],
  [
    'dropped',
    'later',
    'another user signs in',
    () => storeUser({ ...user, name: 'Bob' }, 'second'),
  ],
  ['dropped', 'later', 'the user logs out', forgetUser],
])('an answer asked for ahead is %s when %s%s elsewhere', async (_, of, __, happen) => {
  storeUser(user, 'first');
  answerWith('GET', STATS, { body: { of: 'later' } });
  answerWith('GET', STATS, { body: { of: 'ahead' } }, { once: true });
  startPage({ visitor: {}, user: { [location.pathname]: START } }, {});
  happen();

  expect(await request({ method: 'GET', path: STATS })).toEqual({ of });
});
