import { describe, expect, it } from 'vitest';
import {
  apiError,
  ApiFailure,
  isSilent,
  readServerMessage,
  toApiError,
  type ApiError,
} from '@/shared/api/apiError';
import { watchReports } from '../../support/console';

const KINDS: ApiError['kind'][] = [
  'unauthorized',
  'refused',
  'rateLimited',
  'unreachable',
  'timeout',
  'unreadable',
  'cancelled',
];

describe('apiError', () => {
  it('has a sentence of its own for each kind', () => {
    const sentences = KINDS.map((kind) => apiError(kind).message);

    expect(new Set(sentences).size).toBe(KINDS.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].+\.$/);
  });

  it('prefers the message of the server', () => {
    expect(apiError('refused', 'No job with id 7').message).toBe('No job with id 7');
  });

  it('leaves it to others to report a session that is over, and to nobody what was cancelled', () => {
    const silent = KINDS.filter((kind) => isSilent(apiError(kind)));
    expect(silent).toEqual(['unauthorized', 'cancelled']);
  });
});

describe('toApiError', () => {
  it('takes what a failure carries', () => {
    const reason = { ...apiError('rateLimited'), retryAfterSeconds: 30 };
    expect(toApiError(new ApiFailure(reason))).toBe(reason);
  });

  it('leaves an ApiError as it is', () => {
    const reason = apiError('timeout');
    expect(toApiError(reason)).toBe(reason);
  });

  it('takes an abort as cancelled', () => {
    expect(toApiError({ name: 'AbortError', message: 'Aborted' }).kind).toBe('cancelled');
    expect(toApiError(new DOMException('gone', 'AbortError')).kind).toBe('cancelled');
  });

  it.each([
    new TypeError('x is undefined'),
    'text',
    null,
    undefined,
    7,
    { kind: 'x', message: '' },
  ])('takes %s as unreadable, with a sentence for the user', (thrown) => {
    watchReports(() => undefined);
    expect(toApiError(thrown)).toEqual(apiError('unreadable'));
  });
});

describe('readServerMessage', () => {
  it.each([
    ['msg', { msg: 'Email already in use' }, 'Email already in use'],
    ['message where there is no msg', { message: 'Not found' }, 'Not found'],
    ['msg before message', { msg: 'one', message: 'two' }, 'one'],
    ['several messages', { msg: ['too short', 'no digit'] }, 'too short, no digit'],
    [
      'messages by field',
      { msg: { email: 'invalid', name: ['short', 'odd'] } },
      'invalid, short, odd',
    ],
    ['messages within objects', { message: [{ msg: 'one' }, { message: 'two' }] }, 'one, two'],
    ['tags as text', { msg: '<b>no</b>' }, '<b>no</b>'],
    ['folded white space', { msg: '  too \n\n many\tblanks ' }, 'too many blanks'],
  ])('reads %s', (_, body, text) => {
    expect(readServerMessage(body)).toBe(text);
  });

  it.each([
    [undefined],
    [null],
    ['<html>502</html>'],
    [[]],
    [{}],
    [{ error: 'hidden' }],
    [{ msg: '' }],
    [{ msg: ' ' }],
    [{ msg: 42 }],
    [{ msg: [] }],
    [{ msg: null }],
  ])('finds nothing in %j', (body) => {
    expect(readServerMessage(body)).toBeUndefined();
  });

  it('clips what nobody would read to 300 characters', () => {
    expect(readServerMessage({ msg: 'a'.repeat(300) })).toBe('a'.repeat(300));
    expect(readServerMessage({ msg: 'a'.repeat(10_000) })).toBe(`${'a'.repeat(299)}…`);
    // No half of an emoji.
    expect(readServerMessage({ msg: `${'a'.repeat(298)}🙂🙂` })).toBe(`${'a'.repeat(298)}…`);
  });
});
