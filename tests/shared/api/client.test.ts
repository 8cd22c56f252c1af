import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeStore } from '@/app/store';
import { fetchStats } from '@/jobs/reads/statistics';
import { apiError, ApiFailure, type ApiError } from '@/shared/api/apiError';
import { client } from '@/shared/api/client';
import { renewSessionScope } from '@/shared/api/sessionScope';
import { onUnauthorized } from '@/shared/api/unauthorized';
import { answerWith, cutNetwork, deferAnswer, lastRequest, refuse } from '../../support/server';

const getStats = async (signal?: AbortSignal): Promise<unknown> =>
  (await client.get<unknown>('/jobs/stats', { ...(signal && { signal }) })).data;

/** Why the call fails; the test fails when it does not. */
async function reasonOf(call: Promise<unknown>): Promise<ApiError> {
  const failure: unknown = await call.then(
    () => 'no failure',
    (thrown: unknown) => thrown,
  );
  if (!(failure instanceof ApiFailure)) throw new Error(`Not an ApiFailure: ${String(failure)}`);
  return failure.reason;
}

describe('the interceptor of the axios instance, for a success,', () => {
  it('resolves with the parsed body', async () => {
    answerWith('GET', '/jobs/stats', { body: { defaultStats: { pending: 1 } } });

    expect(await getStats()).toEqual({ defaultStats: { pending: 1 } });
  });

  it.each([200, 201, 204])('may be a %i with an empty body', async (status) => {
    answerWith('DELETE', '/jobs/7', { status });

    expect((await client.delete<unknown>('/jobs/7')).data).toBe('');
  });

  it('is read as JSON whatever type it claims to be', async () => {
    answerWith('GET', '/jobs/stats', {
      body: '{"a":1}',
      headers: { 'Content-Type': 'text/plain' },
    });

    expect(await getStats()).toEqual({ a: 1 });
  });

  it.each([
    ['a web page', '<!doctype html><title>Jobtrail</title>', { isWebPage: true }],
    ['truncated JSON', '{"jobs":[{"_id":"1","posi', {}],
    ['plain text', 'ok', {}],
    ['blanks', '  ', {}],
  ])('of %s is unreadable', async (_, body, more) => {
    answerWith('GET', '/jobs/stats', { body });

    expect(await reasonOf(getStats())).toEqual({ ...apiError('unreadable'), ...more });
  });
});

describe('what is sent', () => {
  it('is JSON below the base path', async () => {
    answerWith('PATCH', '/jobs/7', {});
    const body = { position: 'Engineer', company: 'a&b' };
    await client.patch('/jobs/7', body);

    const sent = lastRequest('PATCH', '/jobs/7');
    expect(sent.body).toEqual(body);
    expect(sent.headers.get('content-type')).toMatch(/^application\/json/);
  });

  it('leaves before anything can be painted', async () => {
    answerWith('GET', '/jobs/stats', { body: {} });
    const open = vi.spyOn(XMLHttpRequest.prototype, 'open');
    const store = makeStore(null);
    const reading = store.dispatch(fetchStats());
    for (let microtask = 0; microtask < 20; microtask += 1) await Promise.resolve();
    const calls = open.mock.calls.length;
    open.mockRestore();
    await reading;

    expect(calls).toBe(1);
  });

  it('reads no cookies first, for which the browser would hold up the page', async () => {
    answerWith('GET', '/jobs/stats', { body: {} });
    const readCookies = vi.spyOn(document, 'cookie', 'get');
    const open = vi.spyOn(XMLHttpRequest.prototype, 'open');
    await getStats();
    const [opened = NaN] = open.mock.invocationCallOrder;
    const [read = Infinity] = readCookies.mock.invocationCallOrder;
    open.mockRestore();
    readCookies.mockRestore();

    expect(read).toBeGreaterThan(opened);
  });

  it('carries the cookies, and without a body no type of one', async () => {
    answerWith('GET', '/jobs/stats', { body: {} });
    await getStats();

    const sent = lastRequest('GET', '/jobs/stats');
    expect(sent.credentials).toBe('include');
    expect(sent.body).toBeUndefined();
    expect(sent.headers.get('content-type')).toBeNull();
  });
});

describe('the interceptor of the axios instance, for a refusal,', () => {
  it.each([400, 403, 404, 409, 422, 500, 503])('of status %i says its msg', async (status) => {
    refuse('GET', '/jobs/stats', status, 'Not today');

    const reason = await reasonOf(getStats());
    expect(reason).toMatchObject({ kind: 'refused', message: 'Not today' });
    expect(reason.isServerFault).toBe(status >= 500 ? true : undefined);
  });

  it.each([
    ['HTML', '<h1>502 Bad Gateway</h1>'],
    ['JSON without a text', { error: {} }],
    ['nothing', undefined],
    ['text', 'Bad Gateway'],
  ])('of %s says a sentence of our own', async (_, body) => {
    answerWith('GET', '/jobs/stats', { status: 502, body });

    expect(await reasonOf(getStats())).toMatchObject(apiError('refused'));
  });

  it('tells whether a page came in its place', async () => {
    answerWith('GET', '/jobs/stats', { status: 403, body: '<h1>Please log in</h1>' });

    expect(await reasonOf(getStats())).toMatchObject({ status: 403, isWebPage: true });
  });
});

describe('the wait a server asks for', () => {
  it.each([
    ['in seconds', '30', 30],
    ['by a date', 'Fri, 20 Nov 2026 12:01:30 GMT', 90],
    ['by a date in the past', 'Fri, 20 Nov 2020 12:00:00 GMT', undefined],
    ['without a time', 'soon', undefined],
    ['of nothing', '0', undefined],
    ['below nothing', '-5', undefined],
    ['emptily', '', undefined],
    ['for years, of which an hour counts', '99999999', 3600],
  ])('is told %s', async (_, header, seconds) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') });
    const headers = { 'Retry-After': header };
    for (const [status, kind] of [
      [429, 'rateLimited'],
      [503, 'refused'],
    ] as const) {
      refuse('GET', '/jobs/stats', status, {}, { headers });
      const { message } = apiError(kind);
      const reason = await reasonOf(getStats());
      expect(reason).toMatchObject({ kind, message });
      expect(reason.retryAfterSeconds).toBe(seconds);
    }
  });
});

it('reads the date of a wait against the date of its answer, since the clock here may be wrong', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T11:20:00Z') });
  const headers = {
    Date: 'Fri, 20 Nov 2026 12:00:00 GMT',
    'Retry-After': 'Fri, 20 Nov 2026 12:00:05 GMT',
  };
  refuse('GET', '/jobs/stats', 429, {}, { headers });

  expect(await reasonOf(getStats())).toMatchObject({ retryAfterSeconds: 5 });
});

describe('the interceptor of the axios instance, for a 401', () => {
  const handleUnauthorized = vi.fn();

  beforeEach(() => {
    handleUnauthorized.mockClear();
    onUnauthorized(handleUnauthorized);
  });

  it.each([
    ['GET', '/jobs'],
    ['POST', '/jobs'],
    ['DELETE', '/jobs/7'],
    ['PATCH', '/users/update-user'],
  ] as const)('to %s %s ends the session', async (method, path) => {
    refuse(method, path, 401, 'Authentication Invalid');

    expect(await reasonOf(client.request({ method, url: path }))).toMatchObject({
      kind: 'unauthorized',
    });
    expect(handleUnauthorized).toHaveBeenCalledOnce();
  });

  it.each(['/auth/login', '/auth/register'])('to %s is a refusal like others', async (path) => {
    refuse('POST', path, 401, 'Invalid Credentials');

    expect(await reasonOf(client.post(path, {}))).toEqual({
      kind: 'refused',
      message: 'Invalid Credentials',
      status: 401,
    });
    expect(handleUnauthorized).not.toHaveBeenCalled();
  });
});

describe('a call without an answer', () => {
  afterEach(renewSessionScope);

  it('is unreachable without a network', async () => {
    cutNetwork('GET', '/jobs/stats');

    expect(await reasonOf(getStats())).toEqual(apiError('unreachable'));
  });

  it('is cancelled by its caller', async () => {
    const held = deferAnswer('GET', '/jobs/stats');
    const caller = new AbortController();
    const reason = reasonOf(getStats(caller.signal));
    await held.arrived();
    caller.abort();

    expect(await reason).toEqual(apiError('cancelled'));
  });

  it('is not sent when its caller has gone before', async () => {
    const caller = new AbortController();
    caller.abort();

    expect(await reasonOf(getStats(caller.signal))).toEqual(apiError('cancelled'));
    expect(() => lastRequest('GET', '/jobs/stats')).toThrow('never called');
  });

  it('is cancelled with the session it belongs to, and the next one goes on', async () => {
    const held = deferAnswer('GET', '/jobs/stats');
    const reason = reasonOf(getStats());
    await held.arrived();
    renewSessionScope();
    answerWith('GET', '/jobs/stats', { body: {} });

    expect(await reason).toEqual(apiError('cancelled'));
    expect(await getStats()).toEqual({});
  });

  it('is given up after 15 seconds, not before', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    answerWith('GET', '/jobs/stats', { body: {} });
    await getStats();
    expect(vi.getTimerCount()).toBe(0);
    deferAnswer('GET', '/jobs/stats');
    const handleEnd = vi.fn();
    void reasonOf(getStats()).then(handleEnd);

    await vi.advanceTimersByTimeAsync(14_999);
    expect(handleEnd).not.toHaveBeenCalled();

    await vi.advanceTimersByTimeAsync(1);
    expect(handleEnd).toHaveBeenCalledWith(apiError('timeout'));
  });
});
