import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../support/render';
import { deferAnswer, lastRequest, loseAnswer, requests } from '../../support/server';
import { findToast } from '../../support/toasts';

/** Sends 'Cook, Soup' from the blank row of the table; its answer is awaited. */
async function sendCook() {
  const { user } = await renderApp({ route: '/all-jobs?view=table', user: {}, jobs: [{}] });
  const post = deferAnswer('POST', '/jobs');
  const position = await screen.findByLabelText('position of a new application');
  await user.type(position, 'Cook');
  await user.type(screen.getByLabelText('company of a new application'), 'Soup{Enter}');
  await post.arrived();
  return { user, position, post };
}

it('tells of a new application that the filters hide, and shows it without them', async () => {
  const { user } = await renderApp({
    route: '/all-jobs?view=table&type=remote',
    user: {},
    jobs: [{ position: 'Baker', jobType: 'remote' }],
  });
  const position = await screen.findByLabelText('position of a new application');
  await user.type(position, 'Cook');
  await user.type(screen.getByLabelText('company of a new application'), 'Soup{Enter}');
  expect(await findToast('Job Created')).toHaveTextContent('Job Created Cook, Soup');
  expect(screen.queryByRole('row', { name: 'Cook, Soup' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'show: Cook, Soup' }));

  expect(await screen.findByRole('row', { name: 'Cook, Soup' })).toBeVisible();
});

it('offers nothing where the new application is seen', async () => {
  const { user } = await renderApp({ route: '/all-jobs?view=table', user: {}, jobs: [{}] });
  await user.type(await screen.findByLabelText('position of a new application'), 'Cook');
  await user.type(screen.getByLabelText('company of a new application'), 'Soup{Enter}');

  expect(await findToast('Job Created')).toHaveTextContent('Job Created Cook, Soup');
  expect(screen.queryByRole('button', { name: /^show: / })).not.toBeInTheDocument();
});

it('says with what it records besides its fields', async () => {
  const { user } = await renderApp({ route: '/all-jobs?view=table', user: {}, jobs: [{}] });
  await user.type(await screen.findByLabelText('position of a new application'), 'Cook');
  expect(screen.getByText('Press Enter to record as full-time, pending')).toBeVisible();
  await user.type(screen.getByLabelText('company of a new application'), 'Soup{Enter}');
  await findToast('Job Created');

  expect(lastRequest('POST', '/jobs').body).toMatchObject({
    jobType: 'full-time',
    jobStatus: 'pending',
  });
});

it('keeps its texts on other pages and after a reload, apart from those of the form', async () => {
  const app = await renderApp({ route: '/all-jobs?view=table', user: {}, jobs: [{}] });
  await app.user.type(await screen.findByLabelText('position of a new application'), 'Cook');
  await app.follow('add job');
  expect(await screen.findByLabelText('position')).toHaveValue('');
  await app.goBack();
  expect(await screen.findByLabelText('position of a new application')).toHaveValue('Cook');
  await app.reload();

  expect(await screen.findByLabelText('position of a new application')).toHaveValue('Cook');
});

it('is sent once where it is left and found again while it is sent', async () => {
  const app = await renderApp({ route: '/all-jobs?view=table', user: {}, jobs: [{}] });
  const post = deferAnswer('POST', '/jobs');
  const position = () => screen.findByLabelText('position of a new application');
  await app.user.type(await position(), 'Cook');
  await app.user.type(screen.getByLabelText('company of a new application'), 'Soup{Enter}');
  await post.arrived();
  await app.follow('profile');
  await app.goBack();
  await app.user.type(await position(), '{Enter}');
  expect(screen.getByText('saving')).toBeVisible();
  post.pass();

  await waitFor(async () => expect(await position()).toHaveValue(''));
  expect(requests('POST', '/jobs')).toHaveLength(1);
});

it('takes the next application while the one before is sent', async () => {
  const { user, position, post } = await sendCook();
  expect(position).toHaveFocus();
  await user.keyboard('Baker');
  await user.tab();
  await user.keyboard('Oven');
  post.pass();
  expect(await findToast('Job Created')).toHaveTextContent('Job Created Cook, Soup');

  expect(position).toHaveValue('Baker');
  expect(screen.getByLabelText('company of a new application')).toHaveValue('Oven');
  expect(lastRequest('POST', '/jobs').body).toMatchObject({ position: 'Cook', company: 'Soup' });
});

it('offers the form with the texts of a refused one that the next is typed over', async () => {
  const { user, position, post } = await sendCook();
  await user.keyboard('Baker');
  post.answer({ status: 422, body: { msg: 'Not this one' } });
  await findToast('Not this one');
  expect(position).toHaveValue('Baker');
  await user.click(screen.getByRole('button', { name: 'open: Cook, Soup' }));

  expect(await screen.findByDisplayValue('Cook')).toHaveAccessibleName('position');
  expect(screen.getByLabelText('company')).toHaveValue('Soup');
});

it('asks before it records what may have been recorded, which Enter answers once it was read', async () => {
  const { user } = await renderApp({ route: '/all-jobs?view=table', user: {}, jobs: [{}] });
  loseAnswer('POST', '/jobs', { once: true });
  await user.type(await screen.findByLabelText('position of a new application'), 'Cook');
  await user.type(screen.getByLabelText('company of a new application'), 'Soup{Enter}');
  await screen.findAllByText(/^The answer was lost/);
  await user.keyboard('{Enter}{Enter}');
  expect(await screen.findByText(/Press Enter to record it again/)).toBeVisible();
  expect(requests('POST', '/jobs')).toHaveLength(1);
  await waitFor(async () => {
    await user.keyboard('{Enter}');
    expect(requests('POST', '/jobs')).toHaveLength(2);
  });

  await findToast('Job Created');
});
