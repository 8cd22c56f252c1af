import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { importRows } from '@/features/importing/importRows';
import { settleRemainingRows } from '@/features/importing/remainingRows';
import type { PlannedRow } from '@/features/importing/plan';
import type { Progress } from '@/shared/lib/useTask';
import { draftOf } from '@/shared/api/jobDraft';
import { renewSessionScope } from '@/shared/api/sessionScope';
import { buildJob } from '../../support/builders';
import { signIn } from '../../support/render';
import {
  answerWith,
  cutNetwork,
  deferAnswer,
  loseAnswer,
  refuse,
  requests,
} from '../../support/server';

const row = (position: string, number: number): PlannedRow => ({
  number,
  draft: draftOf(buildJob({ position })),
  verdict: 'new',
  reason: '',
});
const ROWS = [row('Baker', 2), row('Cook', 3), row('Diver', 4)];

const sent = () =>
  requests('POST', '/jobs').map(({ body }) => (body as { position: string }).position);

async function begin(arrange: () => unknown = () => undefined) {
  await signIn();
  arrange();
  const controller = new AbortController();
  const { signal } = controller;
  const seen: Progress[] = [];
  const run = importRows(ROWS, { signal, onProgress: (progress) => seen.push(progress) });
  const end = run.then(({ outcomes, error }) => {
    const all = [...outcomes.values()];
    return {
      results: all.map(({ result }) => result),
      reasons: all.map(({ reason }) => reason),
      error,
    };
  });
  return { end, seen, abort: () => controller.abort() };
}

const rateLimit = () =>
  refuse('POST', '/jobs', 429, {}, { once: true, headers: { 'Retry-After': '1' } });

describe('an import that runs', () => {
  it('creates one row after the other, and tells how far it is', async () => {
    const post = deferAnswer('POST', '/jobs');
    const { end, seen } = await begin();
    await post.arrived();
    expect(sent()).toEqual(['Baker']);
    post.pass();

    expect(await end).toMatchObject({ results: ['created', 'created', 'created'], error: null });
    expect(sent()).toEqual(['Baker', 'Cook', 'Diver']);
    expect(seen.map(({ done, total }) => `${done} of ${total}`)).toEqual([
      '0 of 3',
      '1 of 3',
      '2 of 3',
    ]);
  });

  it('keeps the sentence of a refused row and goes on', async () => {
    const { end } = await begin(() =>
      refuse('POST', '/jobs', 400, 'company is too long', { once: true }),
    );

    expect(await end).toMatchObject({
      results: ['refused', 'created', 'created'],
      reasons: ['company is too long', '', ''],
      error: null,
    });
  });

  it('knows the rows of which the server did not take the status', async () => {
    const body = { job: { _id: 'job-1', status: 'pending' } };
    const { end } = await begin(() => answerWith('POST', '/jobs', { body }, { once: true }));

    expect(await end).toMatchObject({
      results: ['created', 'created', 'created'],
      reasons: ['without its status', '', ''],
    });
  });

  it('waits as long as the server asks for, visibly, and sends the same row again', async () => {
    const { end, seen } = await begin(rateLimit);

    expect(await end).toMatchObject({ results: ['created', 'created', 'created'] });
    expect(seen.map(({ wait }) => wait?.secondsLeft)).toContain(1);
    expect(sent()).toEqual(['Baker', 'Baker', 'Cook', 'Diver']);
  });

  it.each([
    ['lost', () => loseAnswer('POST', '/jobs', { once: true }), 'unreachable'],
    ['never given', () => cutNetwork('POST', '/jobs', { once: true }), 'unreachable'],
    ['a failure', () => refuse('POST', '/jobs', 503, {}, { once: true }), 'refused'],
  ])('stops at a row whose answer is %s, and is not sure of it', async (_, arrange, kind) => {
    const { end } = await begin(arrange);

    expect(await end).toMatchObject({ results: ['not sure'], error: { kind } });
    expect(sent()).toEqual(['Baker']);
  });

  it('stops when the session is over, and knows that the row was not created', async () => {
    const { end } = await begin(() => refuse('POST', '/jobs', 401, {}, { once: true }));

    expect(await end).toMatchObject({ results: [], error: { kind: 'unauthorized' } });
    expect(sent()).toEqual(['Baker']);
  });

  it.each([
    ['it creates', 200, ['created']],
    ['it asks for a pause', 429, []],
  ])('is aborted behind the row under way, whose answer counts: %s', async (_, status, results) => {
    const post = deferAnswer('POST', '/jobs');
    const { end, abort } = await begin();
    await post.arrived();
    abort();
    post.answer({ status, headers: { 'Retry-After': '3600' } });

    expect(await end).toMatchObject({ results, error: { kind: 'cancelled' } });
    expect(sent()).toEqual(['Baker']);
  });

  it.each(['by its signal', 'by another session'])('is aborted in a wait %s', async (by) => {
    const { end, seen, abort } = await begin(rateLimit);
    await waitFor(() => expect(seen.at(-1)?.wait?.secondsLeft).toBe(1));
    if (by === 'by its signal') abort();
    else renewSessionScope();

    expect(await end).toMatchObject({ results: [], error: { kind: 'cancelled' } });
    expect(sent()).toEqual(['Baker']);
  });
});

describe('the rows that are left, after the list is read again', () => {
  const before = buildJob({ position: 'Baker', _id: 'before' });
  const jobs = [before, { ...before, _id: 'new' }, { ...before, _id: 'too', position: 'Cook' }];

  function settle(positions: string[], results: ('created' | 'not sure')[], isWhole = true) {
    const rows = positions.map(row);
    const outcomes = new Map(results.map((result, index) => [index, { result, reason: '' }]));
    const run = {
      plan: { rows, present: [before], incompleteTotal: null },
      rows,
      outcomes,
      message: '',
    };
    const walked = { jobs, total: 3, hasChanged: !isWhole, isWhole };
    const { settled, unsent } = settleRemainingRows(run, walked);
    return [
      ...[...settled.values()].map(({ result }) => result),
      ...unsent.map(({ number }) => number),
    ];
  }

  it('are those that it does not hold', () => {
    const left = settle(['Baker', 'Cook', 'Diver'], ['not sure']);
    expect(left).toEqual(['created', 'already there', 2]);
  });

  it('do not count what was there before, nor what another row has created', () => {
    expect(settle(['Baker', 'Baker'], ['created', 'not sure'])).toEqual([1]);
    expect(settle(['Baker', 'Baker'], ['not sure'])).toEqual(['created', 1]);
  });

  it('are never sent again where it could not be read whole', () => {
    expect(settle(['Diver', 'Pilot'], ['not sure'], false)).toEqual([1]);
  });
});
