import { describe, expect, it, vi } from 'vitest';
import { selectRun } from '@/jobs/writes/batches';
import { selectIsRemoved } from '@/jobs/writes/writeSelectors';
import { write } from '@/jobs/writes/runWrites';
import { askBeforeUnload, mayEndWork } from '@/jobs/writes/unfinishedWork';
import { sessionStarted } from '@/shared/store/appEvents';
import { buildJob, buildUser, JOB_FIELDS } from '../../support/builders';
import { answerWith, deferAnswer, refuse, requests, settle } from '../../support/server';
import { bodies, loaded, PATH, pathOf, read, several, statesOf } from './support';

describe('changes of one job that are queued', () => {
  it('are written one after the other, each on what the one before has saved', async () => {
    const { shown, save } = loaded();
    const first = deferAnswer('PATCH', PATH);
    void save({ jobStatus: 'interview' });
    await first.arrived();
    answerWith('PATCH', PATH, { status: 200 });
    const second = save({ position: 'Cook' });
    await settle();
    expect(bodies()).toHaveLength(1);
    first.answer({ status: 200 });
    await second;

    expect(bodies()[1]).toEqual({ ...JOB_FIELDS, position: 'Cook', jobStatus: 'interview' });
    expect(shown()).toMatchObject({ position: 'Cook', jobStatus: 'interview' });
  });

  it('that a later one has replaced are not sent', async () => {
    const { shown, save } = loaded();
    const first = deferAnswer('PATCH', PATH);
    void save({ jobStatus: 'interview' });
    await first.arrived();
    answerWith('PATCH', PATH, { status: 200 });
    const replaced = save({ jobStatus: 'pending' });
    const last = save({ jobStatus: 'declined' });
    first.answer({ status: 200 });

    expect(await replaced).toBeNull();
    await last;
    expect(bodies()).toMatchObject([{ jobStatus: 'interview' }, { jobStatus: 'declined' }]);
    expect(shown()?.jobStatus).toBe('declined');
  });

  it('are none where the same is being sent', async () => {
    const { save } = loaded();
    const first = deferAnswer('PATCH', PATH);
    const sent = save({ jobStatus: 'interview' });
    await first.arrived();
    const replaced = save({ jobStatus: 'pending' });
    expect(await save({ jobStatus: 'interview' })).toBeNull();
    expect(await replaced).toBeNull();
    first.answer({ status: 200 });

    expect(await sent).toMatchObject({ state: 'done' });
    expect(bodies()).toHaveLength(1);
  });

  it('are written before it is deleted, which is asked for once', async () => {
    const { store, save } = loaded();
    const first = deferAnswer('PATCH', PATH);
    void save({ jobStatus: 'interview' });
    await first.arrived();
    const remove = () => write(store, { kind: 'delete', jobId: 'job-1', fields: {} });
    const deleted = remove();
    expect(await remove()).toBeNull();
    expect(selectIsRemoved(store.getState(), 'job-1')).toBe(true);
    answerWith('DELETE', PATH, { body: { msg: 'Gone' } });
    expect(requests('DELETE')).toEqual([]);
    first.answer({ status: 200 });

    expect(await deleted).toMatchObject({ state: 'done', reason: 'Gone' });
  });

  it('of an earlier session reaches nothing of the next one', async () => {
    const { shown, save, store } = loaded();
    const answer = deferAnswer('PATCH', PATH);
    void save({ jobStatus: 'declined' });
    const waiting = save({ position: 'Cook' });
    await answer.arrived();
    store.dispatch(sessionStarted(buildUser()));
    read(store, {}, 'next');
    answer.answer({ status: 200 });
    await waiting;

    expect(shown()).toEqual(buildJob());
    expect(bodies()).toHaveLength(1);
  });
});

describe('leaving the document', () => {
  it('is asked about while a change is sent or queued, and no longer', async () => {
    const { store, save } = loaded();
    const end = askBeforeUnload(store);
    const mayLeave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(mayLeave()).toBe(true);
    const first = deferAnswer('PATCH', PATH);
    void save({ jobStatus: 'interview' });
    await first.arrived();
    expect(mayLeave()).toBe(false);
    answerWith('PATCH', PATH, { status: 200 });
    const second = save({ position: 'Cook' });
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
    expect(mayEndWork(store)).toBe(false);
    expect(confirm).toHaveBeenCalledOnce();
    first.answer({ status: 200 });
    await second;

    expect(mayLeave()).toBe(true);
    expect(mayEndWork(store)).toBe(true);
    end();
  });
});

describe('a batch', () => {
  it('waits out a 429 and sends that write again, unless it is unselected in the pause', async () => {
    const { ids, change, unselect, secondsLeft } = await several(2);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const pause = { once: true, headers: { 'Retry-After': '30' } };
    refuse('PATCH', pathOf(ids[0]), 429, {}, pause);
    refuse('PATCH', pathOf(ids[1]), 429, {}, pause);
    const end = change();
    await expect.poll(secondsLeft).toBe(30);
    unselect(ids[0]);
    await vi.advanceTimersByTimeAsync(30_000);
    await expect.poll(secondsLeft).toBe(30);
    await vi.advanceTimersByTimeAsync(30_000);

    expect(statesOf(await end)).toEqual(['done']);
    expect(requests('PATCH')).toHaveLength(3);
  });

  it('ends where what is left of it is unselected in a pause', async () => {
    const { ids, store, change, unselect, secondsLeft } = await several(1);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    refuse('PATCH', pathOf(ids[0]), 429, {}, { headers: { 'Retry-After': '30' } });
    const end = change();
    await expect.poll(secondsLeft).toBe(30);
    unselect(ids[0]);

    expect(await end).toEqual([]);
    expect(selectRun(store.getState())).toBeNull();
  });

  it('waits no longer than it was asked to on a machine that sleeps', async () => {
    const { ids, change, secondsLeft } = await several(1);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    refuse('PATCH', pathOf(ids[0]), 429, {}, { once: true, headers: { 'Retry-After': '90' } });
    const end = change();
    await expect.poll(secondsLeft).toBe(90);
    vi.setSystemTime(Date.now() + 60_000);
    await vi.advanceTimersByTimeAsync(31_000);

    expect(statesOf(await end)).toEqual(['done']);
  });

  it('tells that it pauses and goes on, and nothing in between', async () => {
    const { ids, store, change, secondsLeft } = await several(1);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    refuse('PATCH', pathOf(ids[0]), 429, {}, { once: true, headers: { 'Retry-After': '30' } });
    const end = change();
    await expect.poll(secondsLeft).toBe(30);
    const listener = vi.fn();
    const unsubscribe = store.subscribe(listener);
    await vi.advanceTimersByTimeAsync(29_000);
    expect(listener).not.toHaveBeenCalled();
    unsubscribe();
    await vi.advanceTimersByTimeAsync(1000);

    expect(statesOf(await end)).toEqual(['done']);
  });

  it('of an earlier session goes on in no other one', async () => {
    const { ids, store, change, wait } = await several(2);
    refuse('PATCH', pathOf(ids[0]), 429, {}, { headers: { 'Retry-After': '60' } });
    const end = change();
    await expect.poll(wait).not.toBeNull();
    store.dispatch(sessionStarted(buildUser()));

    expect(await end).toEqual([]);
    expect(requests('PATCH')).toHaveLength(1);
  });
});
