import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../support/render';
import {
  answerWith,
  deferAnswer,
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
const saveChanges = () => screen.getByRole('button', { name: 'save changes' });

async function fillInJob() {
  const app = await renderApp({ route: '/add-job', user: {} });
  await app.user.type(await screen.findByLabelText('position'), 'Baker');
  await app.user.type(field('company'), 'Bread & Sons');
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

const LONG = 'too long '.repeat(1200);

describe('a refusal', () => {
  it.each([
    [
      'a list of messages',
      { msg: ['position is odd', 'company too'] },
      'position is odd, company too',
    ],
    [
      'messages by field',
      { msg: { position: 'is odd', company: ['is', 'too'] } },
      'is odd, is, too',
    ],
    ['a text under message', { message: 'Nope' }, 'Nope'],
    [
      'tags',
      { msg: '<img src=x onerror=alert(1)><b>no</b>' },
      '<img src=x onerror=alert(1)><b>no</b>',
    ],
    ['ten kilobytes', { msg: LONG }, `${LONG.slice(0, 299)}…`],
    ['no message', {}, 'The server could not do that. Please try again later.'],
    [
      'a web page',
      '<html><h1>413</h1></html>',
      'The server could not do that. Please try again later.',
    ],
  ])(
    'with %s is readable text in a toast and in the form, which is kept',
    async (_, body, text) => {
      answerWith('POST', '/jobs', { status: 400, body });
      const { user } = await fillInJob();
      await user.click(submit());

      const message = await inForm().findByText(text);
      expect(message).toBeVisible();
      expect(message.children).toHaveLength(0);
      expect(await findToast(text)).toBeVisible();
      expectJobKept();
    },
  );

  it('clipped within an emoji leaves no half of it', async () => {
    refuse('POST', '/jobs', 400, `${'a'.repeat(298)}🙂🙂`);
    const { user } = await fillInJob();
    await user.click(submit());

    expect(await inForm().findByText(`${'a'.repeat(298)}…`)).toBeVisible();
  });

  it('of the profile keeps what was typed', async () => {
    refuse('PATCH', '/users/update-user', 400, 'Email already in use');
    const { user } = await renderApp({ route: '/profile', user: {} });
    await user.type(await screen.findByLabelText('last name'), ' King');
    await user.click(saveChanges());

    expect(await inForm().findByText('Email already in use')).toBeVisible();
    expect(field('last name')).toHaveValue('Lovelace King');
    expect(saveChanges()).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Ada' })).toBeVisible();
  });
});

describe('a form submitted more than once', () => {
  it.each([
    ['a double click', 'click'],
    ['Enter twice', 'enter'],
  ])('records one job for %s', async (_, how) => {
    const held = deferAnswer('POST', '/jobs');
    const { user } = await fillInJob();
    if (how === 'click') await user.dblClick(submit());
    else await user.type(field('company'), '{Enter}{Enter}');
    await held.arrived();
    held.pass();

    await findToast('Job Created');
    expect(requests('POST', '/jobs')).toHaveLength(1);
    expect(toastTexts()).toEqual(['Job Created']);
  });

  it('changes one job once', async () => {
    const held = deferAnswer('PATCH', '/jobs/:id');
    const { user } = await startEditing();
    await user.dblClick(submit());
    await held.arrived();
    held.pass();

    await findToast('Job Modified...');
    expect(requests('PATCH')).toHaveLength(1);
  });

  it('saves the profile once', async () => {
    const held = deferAnswer('PATCH', '/users/update-user');
    const { user } = await renderApp({ route: '/profile', user: {} });
    await user.dblClick(await screen.findByRole('button', { name: 'save changes' }));
    await held.arrived();
    held.pass();

    await findToast('User Updated!');
    expect(requests('PATCH')).toHaveLength(1);
  });
});

describe('a write whose answer is lost', () => {
  it('records the job once and leaves it to the user to send the form again', async () => {
    loseAnswer('POST', '/jobs');
    const { user } = await fillInJob();
    await user.click(submit());

    expect(await inForm().findByText(/^We cannot reach the server/)).toBeVisible();
    expectJobKept();
    await settle();
    expect(requests('POST', '/jobs')).toHaveLength(1);
  });

  it('changes the job once', async () => {
    loseAnswer('PATCH', '/jobs/:id');
    const { user } = await startEditing();
    await user.click(submit());

    expect(await inForm().findByText(/^We cannot reach the server/)).toBeVisible();
    expect(field('position')).toHaveValue('Miller');
    await settle();
    expect(requests('PATCH')).toHaveLength(1);
  });

  it('changes the profile once', async () => {
    loseAnswer('PATCH', '/users/update-user');
    const { user } = await renderApp({ route: '/profile', user: {} });
    await user.type(await screen.findByLabelText('location'), ' N1');
    await user.click(saveChanges());

    expect(await inForm().findByText(/^We cannot reach the server/)).toBeVisible();
    expect(field('location')).toHaveValue('London N1');
    await settle();
    expect(requests('PATCH')).toHaveLength(1);
  });
});

describe('leaving a form while it is being saved', () => {
  it.each(['answer', 'refusal', 'broken connection'])('stays silent about the %s', async (end) => {
    const held = deferAnswer('POST', '/jobs');
    const { user, follow } = await fillInJob();
    await user.click(submit());
    await held.arrived();
    await follow('profile');
    if (end === 'answer') held.pass();
    else if (end === 'refusal') held.answer({ status: 400, body: { msg: 'No' } });
    else held.drop();
    await settle();

    expect(toastTexts()).toEqual([]);
    expect(screen.getByRole('heading', { level: 1, name: 'profile' })).toBeVisible();
  });

  it('completes the save, and the form is clean on the way back', async () => {
    const held = deferAnswer('POST', '/jobs');
    const { user, follow } = await fillInJob();
    await user.click(submit());
    await held.arrived();
    await follow('all jobs');
    held.pass();
    await settle();
    await follow('stats');
    await follow('all jobs');

    expect(await screen.findByRole('heading', { name: 'Baker' })).toBeVisible();
    await follow('add job');
    expect(field('position')).toHaveValue('');
  });

  it('keeps what was typed when the save is refused meanwhile', async () => {
    const held = deferAnswer('POST', '/jobs');
    const { user, follow } = await fillInJob();
    await user.click(submit());
    await held.arrived();
    await follow('profile');
    held.answer({ status: 400, body: { msg: 'No' } });
    await settle();
    await follow('add job');

    expectJobKept();
  });

  it('completes a change of the profile, which the top bar shows', async () => {
    const held = deferAnswer('PATCH', '/users/update-user');
    const { user, follow } = await renderApp({ route: '/profile', user: {} });
    await user.clear(await screen.findByLabelText('name'));
    await user.type(field('name'), 'Augusta');
    await user.click(saveChanges());
    await held.arrived();
    await follow('stats');
    held.pass();

    expect(await screen.findByRole('button', { name: 'Augusta' })).toBeVisible();
    expect(toastTexts()).toEqual([]);
  });

  it('never touches the job that was picked for editing since', async () => {
    const { user, follow } = await renderApp({
      route: '/all-jobs',
      user: {},
      jobs: [{ position: 'Baker' }, { position: 'Miller' }],
    });
    const edit = async (name: string) => {
      const card = within(await screen.findByRole('article', { name }));
      await user.click(card.getByRole('link', { name: 'Edit' }));
    };
    await edit('Baker');
    const held = deferAnswer('PATCH', '/jobs/:id');
    await user.click(submit());
    await held.arrived();
    await follow('all jobs');
    await edit('Miller');
    held.pass();
    await settle();

    expect(screen.getByRole('heading', { level: 1, name: 'edit job' })).toBeVisible();
    expect(field('position')).toHaveValue('Miller');
    expect(submit()).toBeEnabled();
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

  it.each([404, 409, 422])('does so for every %i', async (status) => {
    refuse('PATCH', '/jobs/:id', status, 'Somebody was faster');
    const { user } = await startEditing();
    await user.click(submit());

    expect(await inForm().findByText('Somebody was faster')).toBeVisible();
    expect(field('position')).toHaveValue('Miller');
    expect(screen.getByRole('link', { name: 'back to all jobs' })).toHaveAttribute(
      'href',
      '/all-jobs',
    );
    await user.click(submit());
    expect(requests('PATCH')).toHaveLength(2);
  });
});
