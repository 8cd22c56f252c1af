import { expect, it } from 'vitest';
import { isServerLost } from '@/shared/api/isServerLost';
import { fetchJobStats } from '@/jobs/api/jobsApi';
import { toApiError } from '@/shared/api/apiError';
import { answerWith, cutNetwork } from '../../support/server';

const failure = () =>
  fetchJobStats(new AbortController().signal).then(
    () => null,
    (thrown: unknown) => toApiError(thrown),
  );

it.each([
  ['a lost network', true, () => cutNetwork('GET', '/jobs/stats')],
  ["a portal's page", true, () => answerWith('GET', '/jobs/stats', { body: '<!doctype html>' })],
  ['a 502', true, () => answerWith('GET', '/jobs/stats', { status: 502, body: '<html>' })],
  ['a 503', true, () => answerWith('GET', '/jobs/stats', { status: 503, body: { msg: 'busy' } })],
  ['a 504', true, () => answerWith('GET', '/jobs/stats', { status: 504 })],
  ['a 500', false, () => answerWith('GET', '/jobs/stats', { status: 500, body: { msg: 'oh' } })],
  ['a 429', false, () => answerWith('GET', '/jobs/stats', { status: 429 })],
  ['broken JSON', false, () => answerWith('GET', '/jobs/stats', { body: '{"defaultSt' })],
])('%s means that nobody could answer: %s', async (_, isLost, prepare) => {
  prepare();

  expect(isServerLost(await failure())).toBe(isLost);
});
