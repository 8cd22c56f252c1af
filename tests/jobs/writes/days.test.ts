import { describe, expect, it, vi } from 'vitest';
import { makeStore } from '@/app/store';
import { selectKeptDays } from '@/jobs/writes/keptDays';
import { redo, undo } from '@/jobs/writes/undo';
import { write } from '@/jobs/writes/runWrites';
import { sessionStarted } from '@/shared/store/appEvents';
import { buildJob, buildUser, JOB_FIELDS } from '../../support/builders';
import { signIn } from '../../support/render';
import { answerWith, refuse, requests, settle } from '../../support/server';
import { loaded } from './support';

const CREATED_AT = '2026-11-08T09:30:00.000Z';
const sent = () => requests('POST', '/jobs').map(({ body }) => body);

/** A server that answers a new application with that time. */
function answerDated(createdAt: string) {
  const job = buildJob({ _id: 'job-2', createdAt });
  answerWith('POST', '/jobs', { status: 201, body: { job } });
}

/** An application of that day, which is deleted. */
async function deleted(createdAt = CREATED_AT) {
  answerWith('DELETE', '/jobs/:id', { status: 200 });
  const { store } = loaded({ createdAt });
  await write(store, { kind: 'delete', jobId: 'job-1', fields: {} });
  const days = () => selectKeptDays(store.getState());
  return { store, days };
}

const next = () => selectKeptDays(makeStore(buildUser()).getState());

describe('the day of an application', () => {
  it('is sent when it is put back and put back again, and not with a new one', async () => {
    const { store, days } = await deleted();
    const confirm = vi.spyOn(window, 'confirm');
    answerDated(CREATED_AT);
    expect(days()).toBe('unknown');
    await undo(store);
    await settle();
    await redo(store);
    await settle();
    await undo(store);
    await settle();

    expect(sent()).toEqual([
      { ...JOB_FIELDS, createdAt: CREATED_AT },
      { ...JOB_FIELDS, createdAt: CREATED_AT },
    ]);
    expect(confirm).not.toHaveBeenCalled();
    expect(days()).toBe('kept');
    await write(store, { kind: 'create', jobId: null, fields: JOB_FIELDS });
    expect(sent().at(-1)).toEqual(JOB_FIELDS);
    expect(next()).toBe('kept');
  });

  it('is asked about where the server is known to ignore it', async () => {
    const { store, days } = await deleted();
    answerDated(new Date().toISOString());
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(true);
    await undo(store);
    await settle();
    expect(confirm).not.toHaveBeenCalled();
    expect(days()).toBe('ignored');
    await redo(store);
    await settle();
    await undo(store);

    expect(confirm).toHaveBeenCalledWith(expect.stringContaining('dates it today'));
    expect(next()).toBe('ignored');
  });

  it.each([400, 422])('that is refused with %i is not sent again in this visit', async (status) => {
    const { store, days } = await deleted();
    answerDated(new Date().toISOString());
    refuse('POST', '/jobs', status, '"createdAt" is not allowed', { once: true });
    await undo(store);
    await settle();
    store.dispatch(sessionStarted(buildUser()));
    const fields = { ...JOB_FIELDS, position: 'Cook' };
    await write(store, { kind: 'create', jobId: null, fields, createdAt: CREATED_AT });

    expect(sent()).toEqual([{ ...JOB_FIELDS, createdAt: CREATED_AT }, JOB_FIELDS, fields]);
    expect(days()).toBe('ignored');
  });

  it('tells nothing of a server that refuses the application itself', async () => {
    const { store, days } = await deleted();
    refuse('POST', '/jobs', 400, 'Too many jobs');
    await undo(store);
    await settle();

    expect(sent()).toHaveLength(2);
    expect(days()).toBe('unknown');
    expect(next()).toBe('unknown');
  });

  it.each([
    ['is of more than 30 years ago', '1991-03-02T12:00:00.000Z', []],
    ['follows one that was kept', '2026-06-02T12:00:00.000Z', [CREATED_AT]],
  ])('that alone is refused since it %s is told, and others are sent', async (_, old, kept) => {
    await signIn();
    const store = makeStore(buildUser());
    const days = () => selectKeptDays(store.getState());
    const create = (createdAt: string, position: string) => {
      const fields = { ...JOB_FIELDS, position };
      return write(store, { kind: 'create', jobId: null, fields, createdAt });
    };
    for (const time of kept) await create(time, 'Cook');
    const before = days();
    if (kept.length > 0) refuse('POST', '/jobs', 400, 'createdAt must be', { once: true });
    const { state, reason } = (await create(old, 'Pilot')) ?? {};
    expect(state).toBe('done');
    expect(reason).toMatch(
      new RegExp(
        `^Dated today: the server refused the day ${old.slice(0, 10)} \\(createdAt must be`,
      ),
    );
    expect(days()).toBe(before);
    const later = await create(CREATED_AT, 'Diver');

    expect(later?.createdJob?.createdAt).toBe(CREATED_AT);
    expect(next()).toBe('kept');
  });

  it.each([
    ['no date', 'soon'],
    ['none', ''],
  ])('is not sent where it is %s', async (_, createdAt) => {
    const { store } = await deleted(createdAt);
    answerDated(CREATED_AT);
    await undo(store);
    await settle();

    expect(sent()).toEqual([JOB_FIELDS]);
  });
});
