import { describe, expect, it } from 'vitest';
import { answerWith, deferAnswer } from '../../support/server';
import { loaded, PATH, read } from './support';

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
