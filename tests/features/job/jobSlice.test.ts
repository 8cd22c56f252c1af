// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { makeStore } from '@/app/store';
import {
  jobFormCleared,
  jobPickedForEditing,
  jobTyped,
  saveJob,
  selectEdit,
  selectNewJob,
} from '@/features/job/jobSlice';
import { apiError } from '@/shared/api/apiError';
import { sessionEnded, sessionStarted, statusSaved } from '@/shared/store/appEvents';
import { buildJob, buildUser } from '../../support/builders';

const DRAFT = {
  position: 'Baker',
  company: 'Bread & Co',
  jobLocation: 'Vienna',
  jobType: 'remote',
  jobStatus: 'interview',
};
const ADD = { draft: DRAFT, editJobId: null };
const EDIT = { draft: DRAFT, editJobId: 'a' };
const UNTOUCHED = { typed: {}, pendingRequestId: null };

const typeNew = (typed: Partial<typeof DRAFT>) => jobTyped({ editJobId: null, typed });
const typeInEdit = (typed: Partial<typeof DRAFT>) => jobTyped({ editJobId: 'a', typed });

function makeForms() {
  const store = makeStore(null);
  store.dispatch(jobPickedForEditing(buildJob({ _id: 'a' })));
  return {
    dispatch: store.dispatch,
    newJob: () => selectNewJob(store.getState()),
    edit: (id = 'a') => selectEdit(store.getState(), id),
  };
}

describe('the forms', () => {
  it('of a new application and of each edit hold their own texts', () => {
    const { dispatch, newJob, edit } = makeForms();
    dispatch(jobPickedForEditing(buildJob({ _id: 'b' })));
    dispatch(typeNew({ position: 'Cook' }));
    dispatch(typeInEdit({ position: 'Baker' }));

    expect(newJob().typed).toEqual({ position: 'Cook' });
    expect(edit()?.typed).toEqual({ position: 'Baker' });
    expect(edit('b')?.typed).toEqual({});
  });

  it('of an edit begins with the five fields of the job', () => {
    const { position, company, jobLocation, jobType, jobStatus } = buildJob();
    const job = { position, company, jobLocation, jobType, jobStatus };

    expect(makeForms().edit()).toEqual({ ...UNTOUCHED, editJobId: 'a', job });
  });

  it('of an edit has the new fields when the job is picked again, and still what was typed', () => {
    const { dispatch, edit } = makeForms();
    dispatch(typeInEdit({ position: 'Baker' }));
    dispatch(jobPickedForEditing(buildJob({ _id: 'a', company: 'Elsewhere' })));

    expect(edit()).toMatchObject({ typed: { position: 'Baker' }, job: { company: 'Elsewhere' } });
  });

  it('of an edit that is picked again while it is saved stay open, until they are saved again', () => {
    const { dispatch, edit } = makeForms();
    dispatch(typeInEdit(DRAFT));
    dispatch(saveJob.pending('r', EDIT));
    dispatch(jobPickedForEditing(buildJob({ _id: 'a' })));
    expect(edit()?.pendingRequestId).toBe('r');
    dispatch(saveJob.fulfilled(undefined, 'r', EDIT));

    expect(edit()).toMatchObject({ ...UNTOUCHED, job: DRAFT });
    dispatch(saveJob.pending('s', EDIT));
    dispatch(saveJob.fulfilled(undefined, 's', EDIT));

    expect(edit()).toBeUndefined();
  });

  it('of an edit has the status that was saved elsewhere since', () => {
    const { dispatch, edit } = makeForms();
    dispatch(typeInEdit({ position: 'Baker' }));
    dispatch(statusSaved({ _id: 'a', jobStatus: 'declined' }));
    dispatch(statusSaved({ _id: 'b', jobStatus: 'interview' }));

    expect(edit()).toMatchObject({
      typed: { position: 'Baker' },
      job: { jobStatus: 'declined' },
    });
  });

  it('are cleared one by one', () => {
    const { dispatch, newJob, edit } = makeForms();
    dispatch(typeNew({ position: 'Cook' }));
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
    dispatch(typeNew(DRAFT));
    dispatch(event);

    expect(newJob()).toEqual(UNTOUCHED);
    expect(edit()).toBeUndefined();
  });
});

describe('saving', () => {
  it('empties the form of a new application when it succeeds', () => {
    const { dispatch, newJob } = makeForms();
    dispatch(typeNew(DRAFT));
    dispatch(saveJob.pending('1', ADD));
    expect(newJob().pendingRequestId).toBe('1');
    dispatch(saveJob.fulfilled(undefined, '1', ADD));

    expect(newJob()).toEqual(UNTOUCHED);
  });

  it('ends the edit when it succeeds, and leaves the other forms alone', () => {
    const { dispatch, newJob, edit } = makeForms();
    dispatch(typeNew({ position: 'Cook' }));
    dispatch(jobPickedForEditing(buildJob({ _id: 'b' })));
    dispatch(saveJob.pending('1', EDIT));
    dispatch(saveJob.fulfilled(undefined, '1', EDIT));

    expect(edit()).toBeUndefined();
    expect(edit('b')).toBeDefined();
    expect(newJob().typed).toEqual({ position: 'Cook' });
  });

  it('keeps what was typed for a new application meanwhile', () => {
    const { dispatch, newJob } = makeForms();
    dispatch(typeNew({ ...DRAFT, company: 'Bread & Co ' }));
    dispatch(saveJob.pending('1', ADD));
    dispatch(typeNew({ position: 'Cook' }));
    dispatch(saveJob.fulfilled(undefined, '1', ADD));

    expect(newJob()).toEqual({ ...UNTOUCHED, typed: { position: 'Cook' } });
  });

  it('goes on with the edit when more was typed meanwhile', () => {
    const { dispatch, edit } = makeForms();
    dispatch(saveJob.pending('1', EDIT));
    dispatch(typeInEdit({ position: 'Head baker' }));
    dispatch(saveJob.fulfilled(undefined, '1', EDIT));

    const typed = { position: 'Head baker' };
    expect(edit()).toEqual({ ...UNTOUCHED, editJobId: 'a', job: DRAFT, typed });
  });

  it('keeps the form when it fails', () => {
    const { dispatch, edit } = makeForms();
    dispatch(typeInEdit(DRAFT));
    dispatch(saveJob.pending('1', EDIT));
    dispatch(saveJob.rejected(null, '1', EDIT, apiError('timeout')));

    expect(edit()).toMatchObject({ typed: DRAFT, pendingRequestId: null });
  });

  it.each([
    ['success', saveJob.fulfilled(undefined, 'older', ADD)],
    ['failure', saveJob.rejected(null, 'older', ADD, apiError('timeout'))],
  ])('goes on after the late %s of a form that was cleared since', (_, end) => {
    const { dispatch, newJob } = makeForms();
    dispatch(saveJob.pending('older', ADD));
    dispatch(jobFormCleared({ editJobId: null }));
    dispatch(typeNew({ position: 'Cook' }));
    dispatch(saveJob.pending('newer', ADD));
    dispatch(end);

    expect(newJob()).toEqual({ typed: { position: 'Cook' }, pendingRequestId: 'newer' });
  });
});
