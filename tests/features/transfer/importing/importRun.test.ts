import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ImportRun } from '@/features/transfer/importing/importRun';
import type { PlannedRow } from '@/features/transfer/importing/plan';
import { countFates, restRows } from '@/features/transfer/importing/result';
import { renewSessionScope } from '@/shared/api/sessionScope';
import { buildJob } from '../../../support/builders';
import { signIn } from '../../../support/render';
import {
  answerWith,
  cutNetwork,
  deferAnswer,
  loseAnswer,
  refuse,
  requests,
} from '../../../support/server';

const NAMES = ['Baker', 'Cook', 'Diver'];

function row(position: string, number: number, fields: Partial<PlannedRow> = {}): PlannedRow {
  const { company, jobLocation, jobType, jobStatus } = buildJob();
  const draft = { position, company, jobLocation, jobType, jobStatus };
  return { number, draft, verdict: 'new', reason: '', ...fields };
}

function prepare(names = NAMES) {
  const rows = names.map((name, index) => row(name, index + 2));
  const onWritten = vi.fn();
  const run = new ImportRun(rows, rows, [], onWritten);
  const phase = (expected: string) =>
    waitFor(() => expect(run.getState().phase).toBe(expected), { timeout: 20_000 });
  return { run, rows, onWritten, phase };
}

async function begin(names = NAMES) {
  await signIn();
  const prepared = prepare(names);
  prepared.run.begin();
  return prepared;
}

const sent = () =>
  requests('POST', '/jobs').map(({ body }) => (body as { position: string }).position);
const kinds = (run: ImportRun) => [...run.outcomes.values()].map(({ kind }) => kind);

describe('an import that runs', () => {
  it('creates one row after the other and tells once that it has written', async () => {
    await signIn();
    const first = deferAnswer('POST', '/jobs');
    const { run, phase, onWritten } = prepare();
    run.begin();
    await first.arrived();
    expect(sent()).toEqual(['Baker']);
    first.pass();

    await phase('finished');
    expect(sent()).toEqual(NAMES);
    expect(kinds(run)).toEqual(['created', 'created', 'created']);
    expect(requests('GET', '/jobs')).toEqual([]);
    expect(onWritten).toHaveBeenCalledOnce();
  });

  it('keeps the own sentence of a refused row and goes on', async () => {
    await signIn();
    refuse('POST', '/jobs', 400, 'company is too long', { once: true });
    const { run, phase } = prepare();
    run.begin();

    await phase('finished');
    expect(run.outcomes.get(2)).toEqual({ kind: 'refused', reason: 'company is too long' });
    expect(sent()).toEqual(NAMES);
    expect(countFates(run)).toMatchObject({ created: 2, refused: 1 });
    expect(restRows(run)).toEqual([
      ['position', 'company', 'location', 'type', 'status', 'reason'],
      ['Baker', 'Initech', 'Berlin', 'full-time', 'pending', 'refused: company is too long'],
    ]);
  });

  it('waits as long as the server asks for and sends the same row again', async () => {
    await signIn();
    refuse('POST', '/jobs', 429, {}, { once: true, headers: { 'Retry-After': '1' } });
    const { run, phase } = prepare();
    run.begin();
    await waitFor(() => expect(run.getState().pause?.secondsLeft).toBe(1));

    await phase('finished');
    expect(sent()).toEqual(['Baker', ...NAMES]);
    expect(kinds(run)).toEqual(['created', 'created', 'created']);
  });

  it('waits for the server also when its page was left and opened again at once', async () => {
    await signIn();
    refuse('POST', '/jobs', 429, {}, { once: true, headers: { 'Retry-After': '1' } });
    const { run, phase } = prepare(['Baker']);
    run.begin();
    run.leave();
    run.begin();

    await waitFor(() => expect(run.getState().pause?.secondsLeft).toBe(1));
    await phase('finished');
  });

  it('never repeats a row whose answer is lost, and finds it in the list at the end', async () => {
    await signIn();
    loseAnswer('POST', '/jobs', { once: true });
    const { run, phase } = prepare();
    const told = new Set<string | undefined>();
    run.subscribe(() => told.add(run.outcomes.get(2)?.kind));
    run.begin();

    await phase('finished');
    expect(told).toContain('unsure');
    expect(sent()).toEqual(NAMES);
    expect(kinds(run)).toEqual(['created', 'created', 'created']);
  });

  it.each([
    ['never arrived', () => cutNetwork('POST', '/jobs', { once: true })],
    ['failed on the server', () => refuse('POST', '/jobs', 503, {}, { once: true })],
  ])('finds out at the end that a row %s, without sending it again', async (_, arrange) => {
    await signIn();
    arrange();
    const { run, phase } = prepare();
    run.begin();

    await phase('finished');
    expect(sent()).toEqual(NAMES);
    expect(run.outcomes.get(2)).toEqual({
      kind: 'refused',
      reason: 'The answer was lost, and it is not in your list.',
    });
  });

  it('leaves a row not sure that is missing in a list that could not be read whole', async () => {
    await signIn();
    cutNetwork('POST', '/jobs', { once: true });
    answerWith('GET', '/jobs', { body: { jobs: [buildJob()], totalJobs: 2, numOfPages: 1 } });
    const { run, phase } = prepare(['Baker']);
    run.begin();

    await phase('finished');
    expect(kinds(run)).toEqual(['unsure']);
  });

  it('tells a lost answer from equal rows that were confirmed', async () => {
    await signIn();
    cutNetwork('POST', '/jobs', { once: true });
    const { run, phase } = prepare(['Baker', 'Baker']);
    run.begin();

    await phase('finished');
    expect(kinds(run)).toEqual(['refused', 'created']);
  });

  it('stops without a network, keeps the rest, and goes on with the next row', async () => {
    await signIn();
    cutNetwork('POST', '/jobs', { once: true });
    cutNetwork('GET', '/jobs', { once: true });
    const { run, phase, onWritten } = prepare();
    run.begin();
    await phase('stopped');
    expect(run.getState().message).toMatch(/cannot reach the server/);
    expect(sent()).toEqual(['Baker']);
    run.goOn();

    await phase('finished');
    expect(sent()).toEqual(NAMES);
    expect(kinds(run)).toEqual(['refused', 'created', 'created']);
    expect(onWritten).toHaveBeenCalled();
  });

  it('stops when the session is over, and sends that row once it goes on', async () => {
    await signIn();
    refuse('POST', '/jobs', 401, {}, { once: true });
    const { run, phase } = prepare();
    run.begin();
    await phase('stopped');
    expect(run.outcomes.size).toBe(0);
    run.goOn();

    await phase('finished');
    expect(kinds(run)).toEqual(['created', 'created', 'created']);
  });

  it('pauses after the current row and goes on from the next', async () => {
    await signIn();
    const first = deferAnswer('POST', '/jobs');
    const { run, phase } = prepare();
    run.begin();
    await first.arrived();
    run.pause();
    first.pass();
    await phase('paused');
    expect(sent()).toEqual(['Baker']);
    run.goOn();

    await phase('finished');
    expect(sent()).toEqual(NAMES);
  });

  it('is cancelled after the current row; what was not sent can be saved', async () => {
    await signIn();
    const first = deferAnswer('POST', '/jobs');
    const { run, phase } = prepare();
    run.begin();
    await first.arrived();
    run.cancel();
    first.pass();

    await phase('finished');
    expect(sent()).toEqual(['Baker']);
    expect(countFates(run)).toMatchObject({ created: 1, 'not sent': 2 });
    expect(restRows(run).map(([position, , , , , reason]) => [position, reason])).toEqual([
      ['position', 'reason'],
      ['Cook', 'not sent'],
      ['Diver', 'not sent'],
    ]);
  });

  it.each(['paused', 'stopped'] as const)('can be cancelled while it is %s', async (rest) => {
    await signIn();
    if (rest === 'stopped') refuse('POST', '/jobs', 401, {}, { once: true });
    const { run, phase } = prepare();
    run.begin();
    if (rest === 'paused') run.pause();
    await phase(rest);
    run.cancel();

    await phase('finished');
    expect(sent()).toEqual(['Baker']);
  });

  it.each([
    ['cancelled', 'finished'],
    ['paused', 'paused'],
  ] as const)('stays %s when its page is left and opened again at once', async (wish, end) => {
    await signIn();
    const first = deferAnswer('POST', '/jobs');
    const { run, phase } = prepare();
    run.begin();
    await first.arrived();
    if (wish === 'cancelled') run.cancel();
    else run.pause();
    run.leave();
    run.begin();
    first.pass();

    await phase(end);
    expect(sent()).toEqual(['Baker']);
  });

  it('is cancelled also while it looks whether the server answers', async () => {
    await signIn();
    loseAnswer('POST', '/jobs', { once: true });
    const probe = deferAnswer('GET', '/jobs');
    const { run, phase } = prepare();
    run.begin();
    await probe.arrived();
    run.cancel();
    cutNetwork('GET', '/jobs');
    probe.drop();

    await phase('settling');
    run.cancel();
    await phase('finished');
    expect(sent()).toEqual(['Baker']);
    expect(kinds(run)).toEqual(['unsure']);
  });

  it('finds out about no row in the list of somebody else', async () => {
    await signIn();
    loseAnswer('POST', '/jobs', { once: true });
    const probe = deferAnswer('GET', '/jobs');
    const { run, phase } = prepare(['Baker']);
    run.begin();
    await probe.arrived();
    refuse('GET', '/jobs', 429, {}, { once: true });
    probe.pass();
    await waitFor(() => expect(run.getState().pause).not.toBeNull());
    renewSessionScope();

    await phase('finished');
    expect(kinds(run)).toEqual(['unsure']);
  });

  it('leaves a row not sure when reading the list again is cancelled', async () => {
    await signIn();
    loseAnswer('POST', '/jobs', { once: true });
    const walk = deferAnswer('GET', '/jobs');
    const probe = deferAnswer('GET', '/jobs');
    const { run, phase } = prepare(['Baker']);
    run.begin();
    await probe.arrived();
    probe.pass();
    await walk.arrived();
    run.cancel();

    await phase('finished');
    expect(kinds(run)).toEqual(['unsure']);
    expect(restRows(run)[1]?.at(-1)).toMatch(/^not sure/);
  });

  it('stops when its page is left, and waits to be told to go on', async () => {
    const { run, phase } = await begin();
    run.leave();
    await phase('stopped');
    run.begin();
    expect(run.getState().phase).toBe('stopped');
    run.goOn();

    await phase('finished');
    expect(sent()).toEqual(NAMES);
  });
});
