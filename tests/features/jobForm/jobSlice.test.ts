// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { makeStore } from '@/app/store';
import {
  editTyped,
  jobFormCleared,
  jobPickedForEditing,
  newJobTyped,
  selectEdit,
  selectEdits,
  selectNewJob,
  submitJob,
} from '@/features/jobForm/jobSlice';
import { apiError } from '@/shared/api/apiError';
import { sessionEnded, sessionStarted } from '@/shared/store/appEvents';
import { buildUser } from '../../support/builders';

const DRAFT = {
  position: 'Baker',
  company: 'Bread & Co',
  jobLocation: 'Vienna',
  jobType: 'remote',
  jobStatus: 'interview',
};
const save = () => Promise.resolve();
const ADD = { draft: DRAFT, editJobId: null, save };
const EDIT = { draft: DRAFT, editJobId: 'a', save };
const UNTOUCHED = { typed: {}, pendingRequestId: null };

const pick = (editJobId: string) => jobPickedForEditing({ editJobId, job: DRAFT });
const typeInEdit = (typed: Partial<typeof DRAFT>, editJobId = 'a') =>
  editTyped({ editJobId, job: DRAFT, typed });

function makeForms() {
  const store = makeStore(null);
  store.dispatch(pick('a'));
  return {
    dispatch: store.dispatch,
    newJob: () => selectNewJob(store.getState()),
    edit: (id = 'a') => selectEdit(store.getState(), id),
    ids: () => selectEdits(store.getState()).map(({ editJobId }) => editJobId),
  };
}

describe('the forms', () => {
  it('of a new application and of each edit hold their own texts', () => {
    const { dispatch, newJob, edit } = makeForms();
    dispatch(newJobTyped({ position: 'Cook' }));
    dispatch(typeInEdit({ position: 'Baker' }));
    dispatch(typeInEdit({ company: 'Zoo' }, 'b'));

    expect(newJob().typed).toEqual({ position: 'Cook' });
    expect(edit()?.typed).toEqual({ position: 'Baker' });
    expect(edit('b')).toEqual({
      ...UNTOUCHED,
      editJobId: 'b',
      job: DRAFT,
      typed: { company: 'Zoo' },
    });
  });

  it('of an edit keep what was typed when the job is picked again', () => {
    const { dispatch, edit } = makeForms();
    dispatch(typeInEdit({ position: 'Baker' }));
    dispatch(pick('a'));

    expect(edit()?.typed).toEqual({ position: 'Baker' });
  });

  it('in which nothing was typed are forgotten with the next one', () => {
    const { dispatch, ids } = makeForms();
    dispatch(pick('b'));
    dispatch(typeInEdit({ position: 'Cook' }, 'b'));
    dispatch(pick('c'));

    expect(ids()).toEqual(['b', 'c']);
  });

  it('of an edit that is picked again while it is saved stays open, without what was saved', () => {
    const { dispatch, edit } = makeForms();
    dispatch(typeInEdit({ position: 'Baker' }));
    dispatch(submitJob.pending('r', EDIT));
    dispatch(pick('a'));
    dispatch(typeInEdit({ company: 'Zoo' }));
    dispatch(submitJob.fulfilled(undefined, 'r', EDIT));

    expect(edit()?.typed).toEqual({ company: 'Zoo' });
    expect(edit()?.pendingRequestId).toBeNull();
  });

  it('are cleared one by one', () => {
    const { dispatch, newJob, edit } = makeForms();
    dispatch(newJobTyped({ position: 'Cook' }));
    dispatch(jobFormCleared({ editJobId: 'a' }));
    expect(edit()).toBeUndefined();
    expect(newJob().typed).toEqual({ position: 'Cook' });

    dispatch(jobFormCleared({ editJobId: null }));
    expect(newJob()).toEqual(UNTOUCHED);
  });

  it.each([
    ['begins', sessionStarted(buildUser())],
    ['ends', sessionEnded()],
  ])('are all gone when a session %s', (_, event) => {
    const { dispatch, newJob, edit } = makeForms();
    dispatch(newJobTyped(DRAFT));
    dispatch(event);

    expect(newJob()).toEqual(UNTOUCHED);
    expect(edit()).toBeUndefined();
  });
});

describe('submitting', () => {
  it('leaves nothing of its form when it succeeds, and the other forms alone', () => {
    const { dispatch, newJob, edit } = makeForms();
    dispatch(newJobTyped({ position: 'Cook' }));
    dispatch(submitJob.pending('1', EDIT));
    expect(edit()?.pendingRequestId).toBe('1');
    dispatch(submitJob.fulfilled(undefined, '1', EDIT));

    expect(edit()).toBeUndefined();
    expect(newJob().typed).toEqual({ position: 'Cook' });
  });

  it.each([
    ['a new application', ADD],
    ['an edit', EDIT],
  ])('keeps what was typed meanwhile for %s', (_, submission) => {
    const { dispatch, newJob, edit } = makeForms();
    const isNew = submission === ADD;
    const type = isNew ? newJobTyped : typeInEdit;
    dispatch(type({ ...DRAFT, company: 'Bread & Co ' }));
    dispatch(submitJob.pending('1', submission));
    dispatch(type({ position: 'Cook' }));
    dispatch(submitJob.fulfilled(undefined, '1', submission));

    expect(isNew ? newJob() : edit()).toMatchObject({
      pendingRequestId: null,
      typed: { position: 'Cook' },
    });
  });

  it('keeps the form when it fails', () => {
    const { dispatch, edit } = makeForms();
    dispatch(typeInEdit(DRAFT));
    dispatch(submitJob.pending('1', EDIT));
    dispatch(submitJob.rejected(null, '1', EDIT, apiError('timeout')));

    expect(edit()).toMatchObject({ typed: DRAFT, pendingRequestId: null });
  });

  it.each([
    ['success', submitJob.fulfilled(undefined, 'older', ADD)],
    ['failure', submitJob.rejected(null, 'older', ADD, apiError('timeout'))],
  ])('goes on after the late %s of a form that was cleared since', (_, end) => {
    const { dispatch, newJob } = makeForms();
    dispatch(submitJob.pending('older', ADD));
    dispatch(jobFormCleared({ editJobId: null }));
    dispatch(newJobTyped({ position: 'Cook' }));
    dispatch(submitJob.pending('newer', ADD));
    dispatch(end);

    expect(newJob()).toMatchObject({ typed: { position: 'Cook' }, pendingRequestId: 'newer' });
  });
});
