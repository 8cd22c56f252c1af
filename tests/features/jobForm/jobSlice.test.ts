import { describe, expect, it } from 'vitest';
import { makeStore } from '@/app/store';
import {
  jobFormCleared,
  jobSaved,
  jobSent,
  jobTyped,
  selectDraft,
} from '@/features/jobForm/jobSlice';
import type { JobDraft } from '@/jobs/model/job';
import { jobGone } from '@/shared/store/appEvents';
import { buildUser, JOB_FIELDS } from '../../support/builders';

const JOB: JobDraft = { ...JOB_FIELDS, company: 'Bread & Co' };
const UNTOUCHED = { typed: {} };

function makeForms() {
  const store = makeStore(buildUser());
  const { dispatch } = store;
  return {
    dispatch,
    draft: (jobId: string | null) => selectDraft(store.getState(), jobId),
    type: (jobId: string | null, typed: Partial<JobDraft>, job = JOB) =>
      dispatch(jobTyped({ jobId, typed, ...(jobId !== null && { job }) })),
    send: (jobId: string | null, writeId: string) =>
      dispatch(jobSent({ jobId, typed: {}, writeId, ...(jobId !== null && { job: JOB }) })),
  };
}

describe('the drafts', () => {
  it('of an application that is deleted are dropped', () => {
    const { dispatch, draft, type } = makeForms();
    type('a', { position: 'Cook' });
    dispatch(jobGone('a'));

    expect(draft('a')).toEqual(UNTOUCHED);
  });
});

describe('a save', () => {
  it.each([
    ['a new application', null],
    ['an edit', 'a'],
  ])('keeps of %s what was typed meanwhile', (_, jobId) => {
    const { dispatch, draft, type, send } = makeForms();
    type(jobId, { ...JOB, company: 'Bread & Co ' });
    send(jobId, '1');
    type(jobId, { position: 'Cook' });
    dispatch(jobSaved({ jobId, writeId: '1', sent: JOB }));

    expect(draft(jobId).typed).toEqual({ position: 'Cook' });
  });

  it('is followed by an edit of the application as it is when somebody types again', () => {
    const { dispatch, draft, type, send } = makeForms();
    type('a', { position: 'Cook' });
    send('a', '1');
    dispatch(jobSaved({ jobId: 'a', writeId: '1', sent: { ...JOB, position: 'Cook' } }));
    const changedSince = { ...JOB, position: 'Baker' };
    type('a', { position: 'Chef' }, changedSince);

    expect(draft('a').job).toEqual(changedSince);
  });

  it('leaves a form alone that was cleared since, though the same is typed', () => {
    const { dispatch, draft, type, send } = makeForms();
    type(null, JOB);
    send(null, 'older');
    dispatch(jobFormCleared({ jobId: null }));
    type(null, { company: JOB.company });
    dispatch(jobSaved({ jobId: null, writeId: 'older', sent: JOB }));

    expect(draft(null).typed).toEqual({ company: JOB.company });
  });
});
