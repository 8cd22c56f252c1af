import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { BLANK_JOB } from '@/jobs/model/jobDraft';
import { renderApp } from '../../support/render';
import { forward } from '../../support/handlers';
import { cutNetwork, lastRequest, refuse, requests } from '../../support/server';
import { findToast } from '../../support/toasts';

const BAKER = {
  position: 'Baker',
  company: 'Bread & Co',
  jobLocation: 'Vienna',
  jobType: 'remote',
  jobStatus: 'pending',
} as const;
const field = (name: string) => screen.getByLabelText(name);
const submit = () => screen.getByRole('button', { name: 'submit' });
const looks = () => requests('GET', '/jobs').filter(({ query }) => query.includes('search='));
const patch = () => requests('PATCH').at(-1)?.body;

/** An edit that was begun some seconds ago, and what another device does to the job meanwhile. */
async function openEdit(seconds = 61) {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { user } = await renderApp({ route: '/all-jobs', user: {}, jobs: [BAKER] });
  await user.click(await screen.findByRole('link', { name: 'Edit' }));
  await user.clear(await screen.findByLabelText('job location'));
  await user.type(field('job location'), 'Paris');
  vi.setSystemTime(Date.now() + seconds * 1000);
  const id = new URLSearchParams(location.search).get('id') ?? '';
  const changeElsewhere = async (fields: Record<string, string>) => {
    const job = { ...BAKER, ...fields };
    const url = new URL(`/api/v1/jobs/${id}`, location.origin);
    const headers = { 'Content-Type': 'application/json' };
    await forward(new Request(url, { method: 'PATCH', headers, body: JSON.stringify(job) }));
  };
  return { user, changeElsewhere };
}

describe('an edit that was begun more than a minute ago', () => {
  it('sends what was changed on another device in untouched fields', async () => {
    const { user, changeElsewhere } = await openEdit();
    await changeElsewhere({ jobStatus: 'interview' });
    await user.click(submit());
    await findToast('Job Modified...');

    expect(patch()).toMatchObject({ jobLocation: 'Paris', jobStatus: 'interview' });
    expect(looks()).toHaveLength(1);
  });

  it('asks about a field that both have changed, also where untouched ones were changed with it', async () => {
    const { user, changeElsewhere } = await openEdit();
    await changeElsewhere({ jobLocation: 'Rome', jobStatus: 'interview' });
    await user.click(submit());
    expect(await screen.findByText(/location is "Rome", yours is "Paris"/)).toBeVisible();
    expect(patch()).toBeUndefined();
    await user.click(screen.getByRole('button', { name: 'save mine' }));

    await findToast('Job Modified...');
    expect(patch()).toMatchObject({ jobLocation: 'Paris', jobStatus: 'interview' });
  });

  it('is saved without a look in the pause after a 429', async () => {
    const { user } = await openEdit();
    refuse('GET', '/jobs', 429, {}, { headers: { 'Retry-After': '300' } });
    refuse('PATCH', '/jobs/:id', 422, 'Not this one', { once: true });
    await user.click(submit());
    await findToast('Not this one');
    vi.setSystemTime(Date.now() + 120_000);
    await user.click(submit());
    await findToast('Job Modified...');

    expect(looks()).toHaveLength(1);
    expect(patch()).toMatchObject({ jobLocation: 'Paris' });
  });

  it('is not sent where nobody answers the look', async () => {
    const { user } = await openEdit();
    cutNetwork('GET', '/jobs');
    await user.click(submit());
    await findToast(/^We cannot reach the server/);

    expect(requests('PATCH')).toEqual([]);
    expect(field('job location')).toHaveValue('Paris');
    await waitFor(() => expect(submit()).toBeEnabled());
    await user.click(submit());
    await waitFor(() => expect(looks()).toHaveLength(2));
    await waitFor(() => expect(submit()).toBeEnabled());
    expect(requests('PATCH')).toEqual([]);
  });
});

it('an edit of the last minute is saved without a look', async () => {
  const { user } = await openEdit(30);
  await user.click(submit());
  await findToast('Job Modified...');

  expect(looks()).toEqual([]);
  expect(lastRequest('PATCH', requests('PATCH')[0]?.path ?? '').body).toEqual({
    ...BLANK_JOB,
    ...BAKER,
    jobLocation: 'Paris',
  });
});
