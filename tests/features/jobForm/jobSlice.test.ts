// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { makeStore } from '@/app/store';
import {
  jobFormCleared,
  jobSaved,
  jobSent,
  jobTyped,
  selectDraft,
} from '@/features/jobForm/jobSlice';
import { jobGone, sessionEnded, sessionStarted } from '@/shared/store/appEvents';
import { buildUser } from '../../support/builders';

const JOB = {
  position: 'Baker',
  company: 'Bread & Co',
  jobLocation: 'Vienna',
  jobType: 'remote',
  jobStatus: 'interview',
};
const UNTOUCHED = { typed: {} };

function makeForms() {
  const store = makeStore(buildUser());
  const { dispatch } = store;
  return {
    dispatch,
    draft: (jobId: string | null) => selectDraft(store.getState(), jobId),
    type: (jobId: string | null, typed: Partial<typeof JOB>) =>
      dispatch(jobTyped({ jobId, typed, ...(jobId !== null && { job: JOB }) })),
    send: (jobId: string | null, writeId: string) =>
      dispatch(jobSent({ jobId, typed: {}, writeId, ...(jobId !== null && { job: JOB }) })),
  };
}

describe('the drafts', () => {
  it('of a new application and of each edit are told apart, and cleared one by one', () => {
    const { dispatch, draft, type } = makeForms();
    type(null, { position: 'Cook' });
    type('a', { position: 'Head baker' });
    type('a', { company: 'Zoo' });
    expect(draft('a')).toEqual({ job: JOB, typed: { position: 'Head baker', company: 'Zoo' } });
    dispatch(jobFormCleared({ jobId: 'a' }));
    expect(draft('a')).toEqual(UNTOUCHED);
    expect(draft(null).typed).toEqual({ position: 'Cook' });
    dispatch(jobFormCleared({ jobId: null }));

    expect(draft(null)).toEqual(UNTOUCHED);
  });

  it('of an application that is deleted are dropped', () => {
    const { dispatch, draft, type } = makeForms();
    type('a', { position: 'Cook' });
    dispatch(jobGone('a'));

    expect(draft('a')).toEqual(UNTOUCHED);
  });

  it.each([
    ['a logout', null, 'ada@example.com', {}],
    ['the login of somebody else', 'ada@example.com', 'grace@example.com', {}],
    [
      'the same login after a session that ended by itself',
      'ada@example.com',
      'ada@example.com',
      { position: 'Cook' },
    ],
  ])('after %s', (_, leftBy, email, left) => {
    const { dispatch, draft, type } = makeForms();
    type(null, { position: 'Cook' });
    dispatch(sessionEnded(leftBy));
    dispatch(sessionStarted(buildUser({ email })));

    expect(draft(null).typed).toEqual(left);
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
