import { describe, expect, it } from 'vitest';
import { answerWith, deferAnswer, refuse, requests } from '../../support/server';
import { selectRunProblem } from '@/jobs/allJobsSlice';
import { loaded, PATH, pathOf, read, several, statesOf } from './support';

describe('a change that is refused', () => {
  it('shows what the server has, and why until that is read again', async () => {
    const { shown, refusal, save, store } = loaded();
    answerWith('PATCH', PATH, { status: 400, body: { msg: 'Not today' } });
    expect(await save({ jobStatus: 'declined' })).toMatchObject({ state: 'refused' });
    expect(shown()?.jobStatus).toBe('pending');
    expect(refusal()).toBe('Not today');

    read(store, {}, 'again');
    expect(refusal()).toBeNull();
  });

  it('shows what an edit before it has saved', async () => {
    const { shown, save, store } = loaded();
    const edit = deferAnswer('PATCH', PATH);
    void save({ jobStatus: 'declined' });
    await edit.arrived();
    const status = deferAnswer('PATCH', PATH);
    const choice = save({ jobStatus: 'interview' });
    edit.answer({ status: 200 });
    await status.arrived();
    read(store, { jobStatus: 'declined' }, 'again');
    expect(shown()?.jobStatus).toBe('interview');
    status.answer({ status: 409, body: { msg: 'Not today' } });
    await choice;

    expect(shown()?.jobStatus).toBe('declined');
  });
});

describe('a batch', () => {
  it('goes on after one that is refused, which stays selected', async () => {
    const { ids, change, isSelected } = await several(3);
    refuse('PATCH', pathOf(ids[1]), 422, 'Not this one');

    expect(statesOf(await change())).toEqual(['done', 'refused', 'done']);
    expect(ids.map(isSelected)).toEqual([false, true, false]);
  });

  it.each([401, 403])('ends at the first %i', async (status) => {
    const { ids, store, change } = await several(3);
    refuse('PATCH', pathOf(ids[1]), status, 'Who are you?');
    const first = status === 401 ? 'cancelled' : 'refused';

    expect(statesOf(await change())).toEqual(['done', first, 'cancelled']);
    expect(requests('PATCH')).toHaveLength(2);
    if (status === 403)
      expect(selectRunProblem(store.getState())).toEqual({ message: 'Who are you?', status });
  });
});
