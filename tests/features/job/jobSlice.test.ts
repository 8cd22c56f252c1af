// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { makeStore } from '@/app/store';
import {
  jobDraftChanged,
  jobFormCleared,
  jobPickedForEditing,
  saveJob,
  selectIsJobSaving,
  selectJobForm,
} from '@/features/job/jobSlice';
import { apiError } from '@/shared/api/apiError';
import { sessionEnded, sessionStarted } from '@/shared/store/appEvents';
import { buildJob, buildUser } from '../../support/builders';

const DRAFT = {
  position: 'Baker',
  company: 'Bread & Co',
  jobLocation: 'Vienna',
  jobType: 'remote',
  jobStatus: 'interview',
};
const SAVE = { draft: DRAFT };

const EMPTY = {
  position: '',
  company: '',
  jobLocation: null,
  jobType: 'full-time',
  jobStatus: 'pending',
  isEditing: false,
  editJobId: '',
};

describe('the job form', () => {
  it('begins in add mode, untouched, full-time and pending', () => {
    expect(selectJobForm(makeStore(null).getState())).toMatchObject(EMPTY);
  });

  it('holds what is typed', () => {
    const store = makeStore(null);
    store.dispatch(jobDraftChanged(DRAFT));

    expect(selectJobForm(store.getState())).toMatchObject({ ...DRAFT, isEditing: false });
  });

  it('holds the job that is picked, and nothing of the one before', () => {
    const store = makeStore(null);
    store.dispatch(jobPickedForEditing(buildJob({ _id: 'a' })));
    store.dispatch(jobDraftChanged(DRAFT));
    store.dispatch(jobPickedForEditing(buildJob({ _id: 'b', position: 'Cook' })));

    const form = selectJobForm(store.getState());
    expect(form).toMatchObject({ isEditing: true, editJobId: 'b', position: 'Cook' });
    expect(form).not.toHaveProperty('createdAt');
    expect(form.company).toBe(buildJob().company);
  });

  it.each([
    ['clear', jobFormCleared()],
    ['a session that begins', sessionStarted(buildUser())],
    ['a session that ends', sessionEnded()],
  ])('goes back to its defaults by %s', (_, event) => {
    const store = makeStore(null);
    store.dispatch(jobPickedForEditing(buildJob()));
    store.dispatch(event);

    expect(selectJobForm(store.getState())).toMatchObject(EMPTY);
  });
});

describe('saving', () => {
  it('goes back to the defaults when it succeeds', () => {
    const store = makeStore(null);
    store.dispatch(jobPickedForEditing(buildJob()));
    store.dispatch(saveJob.pending('1', SAVE));
    expect(selectIsJobSaving(store.getState())).toBe(true);
    store.dispatch(saveJob.fulfilled(undefined, '1', SAVE));

    expect(selectJobForm(store.getState())).toMatchObject(EMPTY);
    expect(selectIsJobSaving(store.getState())).toBe(false);
  });

  it('keeps the form when it fails', () => {
    const store = makeStore(null);
    store.dispatch(jobPickedForEditing(buildJob({ _id: 'a' })));
    store.dispatch(jobDraftChanged(DRAFT));
    store.dispatch(saveJob.pending('1', SAVE));
    store.dispatch(saveJob.rejected(null, '1', SAVE, apiError('timeout')));

    expect(selectJobForm(store.getState())).toMatchObject({ ...DRAFT, editJobId: 'a' });
    expect(selectIsJobSaving(store.getState())).toBe(false);
  });

  it('leaves another job alone that was picked meanwhile', () => {
    const store = makeStore(null);
    store.dispatch(jobPickedForEditing(buildJob({ _id: 'a' })));
    store.dispatch(saveJob.pending('1', SAVE));
    store.dispatch(jobPickedForEditing(buildJob({ _id: 'b' })));
    store.dispatch(saveJob.fulfilled(undefined, '1', SAVE));

    expect(selectJobForm(store.getState())).toMatchObject({ isEditing: true, editJobId: 'b' });
  });

  it('does not begin a second time before the first has ended', async () => {
    const store = makeStore(null);
    store.dispatch(saveJob.pending('1', SAVE));
    const second = await store.dispatch(saveJob(SAVE));

    expect(second.meta).toMatchObject({ requestStatus: 'rejected', condition: true });
  });
});
