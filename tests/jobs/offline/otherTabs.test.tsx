import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { makeStore } from '@/app/store';
import { readSession } from '@/features/user/userStorage';
import { selectJob } from '@/jobs/jobSelectors';
import { selectCollection } from '@/jobs/reads/collection';
import { selectIsListLoading } from '@/jobs/reads/listState';
import type { Job } from '@/jobs/model/job';
import { fetchJobs } from '@/jobs/reads/list';
import { needCollection } from '@/jobs/reads/needCollection';
import { connectOtherTabs } from '@/jobs/offline/otherTabs';
import { write, writeBatch } from '@/jobs/writes/runWrites';
import { env } from '@/shared/config/env';
import { buildJob, buildUser, JOB_FIELDS } from '../../support/builders';
import { afterEachTest } from '../../support/afterEachTest';
import { renderApp } from '../../support/render';
import { answerWith, deferAnswer, lastRequest, refuse } from '../../support/server';
import { QUERY } from '../writes/support';

let closing: (() => void)[] = [];

afterEachTest(() => {
  closing.forEach((close) => close());
  closing = [];
});

/** A tab of this session that has read this job, and has nothing on its screen. */
function openTab(session: string, job = buildJob()) {
  const store = makeStore(buildUser(), session);
  store.dispatch(fetchJobs.pending('read', QUERY));
  const page = { jobs: [job], totalJobs: 1, numOfPages: 1, unreadable: 0 };
  store.dispatch(fetchJobs.fulfilled(page, 'read', QUERY));
  closing.push(connectOtherTabs(store, session));
  const shown = () => selectJob(store.getState(), job._id);
  const isListDue = () => selectIsListLoading(store.getState());
  return { store, shown, isListDue };
}

describe('what another tab of the session has done', () => {
  it('is in the table, so that no older status is written back', async () => {
    answerWith('PATCH', '/jobs/:id', { status: 200 });
    const [here, there, stranger] = [openTab('one'), openTab('one'), openTab('other')];
    await write(there.store, {
      kind: 'update',
      jobId: 'job-1',
      fields: { jobStatus: 'interview' },
    });
    await waitFor(() => expect(here.shown()?.jobStatus).toBe('interview'));
    await write(here.store, { kind: 'update', jobId: 'job-1', fields: { jobLocation: 'Paris' } });

    expect(lastRequest('PATCH', '/jobs/job-1').body).toMatchObject({ jobStatus: 'interview' });
    await waitFor(() => expect(there.shown()?.jobLocation).toBe('Paris'));
    expect(stranger.shown()).toEqual(buildJob());
    expect(here.isListDue()).toBe(false);
  });

  it('is read again where it was added or deleted', async () => {
    answerWith('POST', '/jobs', { status: 201 });
    answerWith('DELETE', '/jobs/:id', { status: 200 });
    const [here, there] = [openTab('one'), openTab('one')];
    await write(there.store, { kind: 'create', jobId: null, fields: JOB_FIELDS });
    await waitFor(() => expect(here.isListDue()).toBe(true));
    const later = openTab('one');
    await write(there.store, { kind: 'delete', jobId: 'job-1', fields: {} });

    await waitFor(() => expect(later.isListDue()).toBe(true));
  });

  it('stays, whatever an older answer for all applications says', async () => {
    const page = (job: Job) => ({ body: { jobs: [job], totalJobs: 1, numOfPages: 1 } });
    answerWith('PATCH', '/jobs/:id', { status: 200 });
    answerWith('GET', '/jobs', page(buildJob({ jobStatus: 'interview' })));
    const older = deferAnswer('GET', '/jobs');
    const [here, there] = [openTab('one'), openTab('one')];
    closing.push(needCollection(here.store));
    await older.arrived();
    await write(there.store, {
      kind: 'update',
      jobId: 'job-1',
      fields: { jobStatus: 'interview' },
    });
    await waitFor(() => expect(here.shown()?.jobStatus).toBe('interview'));
    older.answer(page(buildJob()));
    await waitFor(() =>
      expect(selectCollection(here.store.getState()).reading.status).toBe('fresh'),
    );

    expect(here.shown()?.jobStatus).toBe('interview');
  });

  it('is told of several at their end', async () => {
    answerWith('PATCH', '/jobs/:id', { status: 200 });
    const [here, there] = [openTab('one'), openTab('one')];
    const fields = { jobStatus: 'declined' };
    await writeBatch(there.store, [{ kind: 'update', jobId: 'job-1', fields }], { label: '' });

    await waitFor(() => expect(here.shown()?.jobStatus).toBe('declined'));
  });

  it('is read again where the other tab is of another version', async () => {
    const here = openTab('one');
    const channel = new BroadcastChannel(`jobtrail:${env.baseUrl}:one`);
    closing.push(() => channel.close());
    channel.postMessage({ jobId: 'job-1', fields: { jobStatus: 'declined' } });
    await waitFor(() => expect(here.isListDue()).toBe(true));

    expect(here.shown()).toEqual(buildJob());
  });

  it('is not told before the server has done it', async () => {
    refuse('PATCH', '/jobs/:id', 422, 'Not this one', { once: true });
    const [here, there] = [openTab('one'), openTab('one')];
    await write(there.store, { kind: 'update', jobId: 'job-1', fields: { jobStatus: 'declined' } });
    answerWith('PATCH', '/jobs/:id', { status: 200 });
    await write(there.store, { kind: 'update', jobId: 'job-1', fields: { jobType: 'remote' } });
    await waitFor(() => expect(here.shown()?.jobType).toBe('remote'));

    expect(here.shown()?.jobStatus).toBe(buildJob().jobStatus);
  });

  it('is not heard of where the browser refuses the channel, and the page is there', async () => {
    vi.stubGlobal('BroadcastChannel', function refuse() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    await renderApp({ route: '/all-jobs', user: {}, jobs: [{ position: 'Cook' }] });

    expect(await screen.findByRole('article', { name: 'Cook' })).toBeVisible();
  });

  it('is shown in the untouched fields of an open form, which says so', async () => {
    const { user } = await renderApp({ route: '/all-jobs', user: {}, jobs: [{}] });
    await user.click(await screen.findByRole('link', { name: 'Edit' }));
    await user.type(await screen.findByLabelText('company'), ' KG');
    const id = new URLSearchParams(location.search).get('id') ?? '';
    const there = openTab(readSession().id ?? '', buildJob({ _id: id }));
    await write(there.store, { kind: 'update', jobId: id, fields: { jobStatus: 'interview' } });

    expect(await screen.findByText('Changed meanwhile: status.')).toBeVisible();
    expect(screen.getByLabelText('status')).toHaveValue('interview');
    await user.click(screen.getByRole('button', { name: 'submit' }));
    await screen.findByRole('heading', { level: 1, name: 'add job' });
    expect(lastRequest('PATCH', `/jobs/${id}`).body).toMatchObject({ jobStatus: 'interview' });
  });
});
