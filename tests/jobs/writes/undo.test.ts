import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listLeft } from '@/jobs/allJobsSlice';
import { selectUndoSteps } from '@/jobs/writes/undoSteps';
import { selectIsRemoved } from '@/jobs/writes/writeSelectors';
import { redo, undo } from '@/jobs/writes/undo';
import { write, writeBatch } from '@/jobs/writes/runWrites';
import * as notify from '@/shared/notify/notify';
import { buildJob } from '../../support/builders';
import { answerWith, deferAnswer, requests, settle } from '../../support/server';
import { bodies, loaded, pathOf, read, several } from './support';

beforeEach(() => answerWith('PATCH', '/jobs/:id', { status: 200 }));

const steps = (store: ReturnType<typeof loaded>['store']) => {
  const { undo: done, redo: undone } = selectUndoSteps(store.getState());
  return [done.length, undone.length];
};

describe('what was written', () => {
  it('is taken back one after the other, and done again', async () => {
    const { store, save, shown } = loaded();
    await save({ jobStatus: 'interview' });
    await save({ position: 'Cook', company: 'Soup' });
    await undo(store);
    await expect.poll(() => shown()?.position).toBe(buildJob().position);
    expect(shown()).toEqual(buildJob({ jobStatus: 'interview' }));
    await undo(store);
    await expect.poll(shown).toEqual(buildJob());
    await expect.poll(() => steps(store)).toEqual([0, 2]);
    await settle();
    await redo(store);
    await settle();
    await redo(store);
    await settle();

    expect(shown()).toEqual(
      buildJob({ jobStatus: 'interview', position: 'Cook', company: 'Soup' }),
    );
    expect(steps(store)).toEqual([2, 0]);
    await undo(store);
    await expect.poll(() => shown()?.position).toBe(buildJob().position);
  });

  it('is taken back once, however often that is asked for, and not done again after another write', async () => {
    const { store, save } = loaded();
    await save({ jobStatus: 'interview' });
    const held = deferAnswer('PATCH', '/jobs/job-1');
    await undo(store);
    await held.arrived();
    await undo(store);
    held.answer({ status: 200 });
    await settle();
    expect(bodies()).toHaveLength(2);
    answerWith('PATCH', '/jobs/:id', { status: 200 });
    await save({ position: 'Cook' });

    expect(steps(store)).toEqual([1, 0]);
  });

  it('is taken back step by step by presses that come before the code for that is there', async () => {
    const { store, save, shown } = loaded();
    await save({ jobStatus: 'interview' });
    await save({ position: 'Cook' });
    void undo(store);
    await undo(store);

    expect(shown()).toEqual(buildJob());
    await settle();
  });

  it('is taken back also of what was deleted since and put back, under another id', async () => {
    const { ids, store, onServer } = await several(1);
    const [jobId = ''] = ids;
    await write(store, { kind: 'update', jobId, fields: { jobStatus: 'interview' } });
    await write(store, { kind: 'delete', jobId, fields: {} });
    await undo(store);
    await expect.poll(() => requests('POST', '/jobs')).toHaveLength(1);
    await settle();
    const idNow = (await onServer())[0]?._id ?? '';
    expect(idNow).not.toBe(jobId);
    await undo(store);

    await expect.poll(() => requests('PATCH', pathOf(idNow))).toHaveLength(1);
    expect(requests('PATCH').at(-1)?.body).toMatchObject({ jobStatus: 'pending' });
    await settle();
  });

  it('is passed over where it no longer stands', async () => {
    const { store, save, shown } = loaded();
    await save({ position: 'Cook' });
    await save({ jobStatus: 'interview' });
    read(store, { position: 'Cook', jobStatus: 'declined' }, 'later');
    await undo(store);
    await settle();
    expect(steps(store)).toEqual([1, 0]);
    expect(bodies()).toHaveLength(2);
    await undo(store);

    await expect.poll(shown).toEqual(buildJob({ jobStatus: 'declined' }));
  });

  it('over several is one step, also when their page was left', async () => {
    const { ids, store, change, onServer } = await several(3);
    await change();
    store.dispatch(listLeft(false));
    expect(steps(store)).toEqual([1, 0]);
    await undo(store);
    await expect.poll(() => requests('PATCH')).toHaveLength(2 * ids.length);
    await settle();

    expect(steps(store)).toEqual([0, 1]);
    expect(await onServer()).toHaveLength(3);
  });

  it('over several that are deleted is put back in the order of their dates', async () => {
    const { ids, store } = await several(3);
    const wanted = ids
      .toReversed()
      .map((jobId) => ({ kind: 'delete' as const, jobId, fields: {} }));
    await writeBatch(store, wanted, { label: 'Deleting' });
    await undo(store);
    await expect.poll(() => requests('POST')).toHaveLength(3);

    const sent = requests('POST').map(({ body }) => body);
    expect(sent).toMatchObject([0, 1, 2].map((index) => ({ position: `Job ${index}` })));
  });

  it('that is deleted is put back, and deleted again', async () => {
    answerWith('DELETE', '/jobs/:id', { status: 200 });
    answerWith('POST', '/jobs', { status: 201, body: { job: buildJob({ _id: 'job-2' }) } });
    const { store } = loaded();
    await write(store, { kind: 'delete', jobId: 'job-1', fields: {} });
    await undo(store);
    await settle();

    expect(requests('POST')).toHaveLength(1);
    expect(selectIsRemoved(store.getState(), 'job-1')).toBe(false);
    expect(steps(store)).toEqual([0, 1]);
    await redo(store);
    await settle();

    expect(requests('DELETE', '/jobs/job-2')).toHaveLength(1);
    expect(steps(store)).toEqual([1, 0]);
  });
});

it('is said where there is nothing to undo or to do again', () => {
  const notifyError = vi.spyOn(notify, 'notifyError');
  const { store } = loaded();
  void undo(store);
  void redo(store);

  expect(notifyError.mock.calls).toEqual([
    ['There is nothing to undo.'],
    ['There is nothing to do again.'],
  ]);
});

describe('what is being written', () => {
  it('is the last step: it is taken back behind its answer, and shown so at once', async () => {
    const { store, save, shown } = loaded();
    await save({ position: 'Cook' });
    const held = deferAnswer('PATCH', '/jobs/job-1');
    void save({ jobStatus: 'declined' });
    await held.arrived();
    await undo(store);
    expect(shown()).toEqual(buildJob({ position: 'Cook' }));
    answerWith('PATCH', '/jobs/:id', { status: 200 });
    held.answer({ status: 200 });
    await settle();

    expect(bodies().slice(1)).toMatchObject([
      { position: 'Cook', jobStatus: 'declined' },
      { position: 'Cook', jobStatus: 'pending' },
    ]);
    expect(steps(store)).toEqual([1, 1]);
  });

  it('is not set back where it was refused', async () => {
    const { store, save } = loaded();
    const held = deferAnswer('PATCH', '/jobs/job-1');
    void save({ jobStatus: 'declined' });
    await held.arrived();
    await undo(store);
    held.answer({ status: 400, body: { msg: 'Not today' } });
    await settle();

    expect(bodies()).toHaveLength(1);
    expect(steps(store)).toEqual([0, 0]);
  });

  it('is not sent where it is queued still', async () => {
    const { store, save, shown } = loaded();
    const held = deferAnswer('PATCH', '/jobs/job-1');
    void save({ jobStatus: 'interview' });
    await held.arrived();
    const queued = save({ position: 'Cook' });
    await undo(store);
    expect(await queued).toBeNull();
    held.answer({ status: 200 });
    await settle();

    expect(bodies()).toHaveLength(1);
    expect(shown()).toEqual(buildJob({ jobStatus: 'interview' }));
  });

  it.each([
    ['is done', 200, 1],
    ['was refused', 403, 0],
  ])('as a delete is put back only where it %s', async (_, status, count) => {
    const { store } = loaded();
    const held = deferAnswer('DELETE', '/jobs/job-1');
    answerWith('POST', '/jobs', { status: 201, body: { job: buildJob({ _id: 'job-2' }) } });
    void write(store, { kind: 'delete', jobId: 'job-1', fields: {} });
    await held.arrived();
    await undo(store);
    await settle();
    expect(requests('POST')).toEqual([]);
    held.answer({ status });
    await settle();

    expect(requests('POST')).toHaveLength(count);
  });
});
