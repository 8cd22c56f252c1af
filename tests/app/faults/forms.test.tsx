import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../support/render';
import {
  cutNetwork,
  deferAnswer,
  listRequests,
  loseAnswer,
  refuse,
  requests,
  settle,
} from '../../support/server';
import { findToast, toastTexts } from '../../support/toasts';
import { deleteElsewhere } from './elsewhere';

const inForm = () => within(screen.getByRole('main'));
const field = (name: string) => screen.getByLabelText(name);
const submit = () => screen.getByRole('button', { name: 'submit' });

async function fillInJob() {
  const app = await renderApp({ route: '/add-job', user: {} });
  await app.user.click(await screen.findByLabelText('position'));
  await app.user.paste('Baker');
  await app.user.click(field('company'));
  await app.user.paste('Bread & Sons');
  await app.user.selectOptions(field('status'), 'interview');
  return app;
}

function expectJobKept() {
  expect(field('position')).toHaveValue('Baker');
  expect(field('company')).toHaveValue('Bread & Sons');
  expect(field('job location')).toHaveValue('London');
  expect(field('status')).toHaveValue('interview');
  expect(submit()).toBeEnabled();
}

async function startEditing() {
  const app = await renderApp({ route: '/all-jobs', user: {}, jobs: [{ position: 'Baker' }] });
  await app.user.click(await screen.findByRole('link', { name: 'Edit' }));
  await app.user.clear(field('position'));
  await app.user.type(field('position'), 'Miller');
  return app;
}

describe('a refusal', () => {
  it('with tags is readable text in a toast and in the form, which is kept', async () => {
    const text = '<img src=x onerror=alert(1)><b>no</b>';
    refuse('POST', '/jobs', 400, text);
    const { user } = await fillInJob();
    await user.click(submit());

    const message = await inForm().findByText(text);
    expect(message).toBeVisible();
    expect(message.children).toHaveLength(0);
    expect(await findToast(text)).toBeVisible();
    expectJobKept();
  });
});

describe('a new application whose answer is lost', () => {
  const chooseDeclined = (user: UserEvent) => user.selectOptions(field('status'), 'declined');

  async function loseFirst() {
    loseAnswer('POST', '/jobs', { once: true });
    const app = await fillInJob();
    await app.user.click(submit());
    expect(await inForm().findByText(/^The answer was lost/)).toBeVisible();
    expectJobKept();
    return app;
  }

  it('may have been recorded: the form says so, shows it, and asks before it sends another', async () => {
    const { user } = await loseFirst();
    expect(await inForm().findAllByText(/^You applied here before: this position/)).not.toEqual([]);
    await user.click(submit());
    await user.click(screen.getByRole('button', { name: 'cancel' }));
    await settle();
    expect(requests('POST', '/jobs')).toHaveLength(1);
    await user.click(submit());
    expect(screen.getByText(/^This application may have been recorded already/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'record it again' }));

    await findToast('Job Created');
    expect(requests('POST', '/jobs')).toHaveLength(2);
    expect(screen.queryByText(/^It may have been/)).not.toBeInTheDocument();

    // The answer to that one has come.
    await user.type(field('position'), 'Baker');
    await user.type(field('company'), 'Bread & Sons');
    await user.click(submit());
    await waitFor(() => expect(requests('POST', '/jobs')).toHaveLength(3));
  });

  it('is sent again without a question where a read shows that it was not recorded', async () => {
    cutNetwork('POST', '/jobs', { once: true });
    const { user } = await fillInJob();
    await settle();
    const read = deferAnswer('GET', '/jobs');
    await user.click(submit());
    const unsure = await findToast(/^The answer was lost, so this may have been recorded/);
    await user.hover(unsure);
    read.pass();

    expect(
      await inForm().findByText(/^The answer was lost, and this was not recorded/),
    ).toBeVisible();
    await waitFor(() => expect(unsure).not.toBeInTheDocument());
    expectJobKept();
    await user.click(submit());
    await findToast('Job Created');
    expect(requests('POST', '/jobs')).toHaveLength(2);
  });

  it('is told as recorded in the form where a read finds it', async () => {
    await loseFirst();

    expect(
      await inForm().findByText('The answer was lost, but this application was recorded.'),
    ).toBeVisible();
  });

  it('is asked about after a reload that came before the answer', async () => {
    const held = deferAnswer('POST', '/jobs');
    const first = await fillInJob();
    await first.user.click(submit());
    await held.arrived();
    const { user } = await first.reload();
    await screen.findByLabelText('position');
    await user.click(submit());

    expect(await screen.findByRole('button', { name: 'record it again' })).toBeVisible();
    held.answer({ status: 201 });
  });

  it('is looked for in the list also where the form was cleared and left meanwhile', async () => {
    const held = deferAnswer('POST', '/jobs');
    const { user, follow } = await fillInJob();
    await user.click(submit());
    await held.arrived();
    await user.click(screen.getByRole('button', { name: 'clear' }));
    await follow('all jobs');
    await screen.findByText('No jobs to display...');
    const reads = listRequests().length;
    held.answer({ status: 500 });

    await waitFor(() => expect(listRequests()).toHaveLength(reads + 1));
  });

  it('keeps the focus in the form, whatever the answer is, and is asked about again after a refusal', async () => {
    const { user } = await loseFirst();
    await user.click(submit());
    expect(screen.getByRole('button', { name: 'cancel' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(submit()).toHaveFocus();
    refuse('POST', '/jobs', 400, 'Not today', { once: true });
    await user.click(submit());
    await user.click(screen.getByRole('button', { name: 'record it again' }));
    await findToast('Not today');
    expect(submit()).toHaveFocus();

    await user.click(submit());
    expect(await screen.findByRole('button', { name: 'record it again' })).toBeVisible();
    expect(requests('POST', '/jobs')).toHaveLength(2);
  });

  it.each([
    ['a field is emptied', (user: UserEvent) => user.clear(field('company')), 'company'],
    ['another status is chosen', chooseDeclined, 'status'],
  ])('is no longer asked about once %s, which keeps the focus', async (_, change, focused) => {
    const { user } = await loseFirst();
    await user.click(submit());
    expect(screen.getByRole('button', { name: 'cancel' })).toHaveFocus();
    await change(user);

    expect(screen.queryByRole('button', { name: 'record it again' })).not.toBeInTheDocument();
    expect(field(focused)).toHaveFocus();
  });

  it('asks nothing about another application', async () => {
    const { user } = await loseFirst();
    await user.type(field('position'), ' and cook');
    await user.click(submit());

    await findToast('Job Created');
  });
});

describe('leaving a form while it is being saved', () => {
  it.each<[string, boolean, (held: ReturnType<typeof deferAnswer>) => void]>([
    ['answer, and the form is clean', false, ({ pass }) => pass()],
    ['refusal, and the form kept', true, ({ answer }) => answer({ status: 400, body: {} })],
    ['broken connection, and the form kept', true, ({ drop }) => drop()],
  ])('stays silent about the %s on the way back', async (_, isKept, end) => {
    const held = deferAnswer('POST', '/jobs');
    const { user, follow } = await fillInJob();
    await user.click(submit());
    await held.arrived();
    await follow('profile');
    end(held);
    await settle();
    expect(toastTexts()).toEqual([]);
    expect(screen.getByRole('heading', { level: 1, name: 'profile' })).toBeVisible();
    await follow('add job');

    if (isKept) expectJobKept();
    else expect(field('position')).toHaveValue('');
  });
});

describe('editing a job that was deleted elsewhere', () => {
  it('says so in the words of the server, keeps the text and leads back to the list', async () => {
    const { user, opens } = await startEditing();
    await deleteElsewhere();
    await user.click(submit());

    expect(await inForm().findByText(/^No job with id /)).toBeVisible();
    expect(field('position')).toHaveValue('Miller');
    await user.click(screen.getByRole('link', { name: 'back to all jobs' }));
    await opens('/all-jobs');
    expect(await screen.findByText('No jobs to display...')).toBeVisible();
  });
});

describe('a saved edit whose list cannot be read', () => {
  it('is in its card all the same, and so in the next write of that card', async () => {
    const { user, follow } = await startEditing();
    refuse('GET', '/jobs', 503);
    await user.click(submit());
    await findToast('Job Modified...');
    await follow('all jobs');

    expect(await screen.findByRole('article', { name: 'Miller' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^status of Miller/ }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'declined' }));
    await waitFor(() => expect(requests('PATCH')).toHaveLength(2));
    expect(requests('PATCH')[1]?.body).toMatchObject({
      position: 'Miller',
      jobStatus: 'declined',
    });
  });
});

it('a toast about an error goes with the next submit, before its answer', async () => {
  const { user } = await renderApp({ route: '/add-job', user: {} });
  await user.click(await screen.findByRole('button', { name: 'submit' }));
  await findToast('Please fill out all fields');
  await user.type(field('position'), 'Baker');
  await user.type(field('company'), 'Bread Ltd');
  const held = deferAnswer('POST', '/jobs');
  await user.click(submit());
  await held.arrived();

  await waitFor(() => expect(toastTexts()).toEqual([]));
});
