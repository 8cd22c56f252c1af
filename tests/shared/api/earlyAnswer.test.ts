import { afterEach, describe, expect, it } from 'vitest';
import { client } from '@/shared/api/client';
import { abortEarlyAnswer, requestEarlyAnswer } from '@/shared/api/earlyAnswer';
import { renewSessionScope } from '@/shared/api/sessionScope';
import { onUnauthorized } from '@/shared/api/unauthorized';
import { answerWith, cutNetwork, deferAnswer, refuse, requests } from '../../support/server';

const STATS = '/jobs/stats';
const getStats = async (signal?: AbortSignal): Promise<unknown> =>
  (await client.get<unknown>(STATS, { ...(signal && { signal }) })).data;
const ahead = () => {
  requestEarlyAnswer(`/api/v1${STATS}`, () => false);
};

afterEach(() => {
  abortEarlyAnswer();
  onUnauthorized(() => undefined);
});

describe('an early answer', () => {
  it('is that of the first call, and nothing is sent twice', async () => {
    answerWith('GET', STATS, { body: { of: 'later' } });
    answerWith('GET', STATS, { body: { of: 'ahead' } }, { once: true });
    ahead();

    expect(await getStats()).toEqual({ of: 'ahead' });
    expect(requests('GET', STATS)).toHaveLength(1);
    expect(requests('GET', STATS)[0]?.credentials).toBe('include');
    expect(await getStats()).toEqual({ of: 'later' });
  });

  it('ends with its reader, and the next call asks anew', async () => {
    const held = deferAnswer('GET', STATS);
    ahead();
    await held.arrived();
    const reader = new AbortController();
    const call = getStats(reader.signal);
    reader.abort();

    await expect(call).rejects.toMatchObject({ reason: { kind: 'cancelled' } });
    answerWith('GET', STATS, { body: { of: 'later' } });
    expect(await getStats()).toEqual({ of: 'later' });
  });

  it.each([
    ['another call', () => client.post('/jobs', {})],
    ['another address', () => client.get('/jobs')],
    ['the end of the session', async () => Promise.resolve().then(renewSessionScope)],
  ])('is out of date after %s', async (_, happen) => {
    answerWith('GET', STATS, { body: { of: 'later' } });
    answerWith('GET', STATS, { body: { of: 'ahead' } }, { once: true });
    answerWith('POST', '/jobs', {});
    answerWith('GET', '/jobs', {});
    ahead();
    await happen();

    expect(await getStats()).toEqual({ of: 'later' });
  });

  it('may be a refusal, which is told as ever', async () => {
    refuse('GET', STATS, 429, 'slow down', { headers: { 'Retry-After': '7' } });
    ahead();

    await expect(getStats()).rejects.toMatchObject({
      reason: { kind: 'rateLimited', message: 'slow down', retryAfterSeconds: 7 },
    });
  });

  it('may end the session, or be lost on the way', async () => {
    let isOver = false;
    onUnauthorized(() => {
      isOver = true;
    });
    refuse('GET', STATS, 401, 'Authentication Invalid');
    ahead();

    await expect(getStats()).rejects.toMatchObject({ reason: { kind: 'unauthorized' } });
    expect(isOver).toBe(true);

    cutNetwork('GET', STATS);
    ahead();
    await expect(getStats()).rejects.toMatchObject({ reason: { kind: 'unreachable' } });
  });
});
