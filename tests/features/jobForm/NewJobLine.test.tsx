import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setMedia } from '../../support/browser';
import { bigSidebar, renderApp } from '../../support/render';
import { lastRequest } from '../../support/server';
import { findToast, toastTexts } from '../../support/toasts';

const open = () => screen.findByRole('button', { name: 'new application' });
const line = () => screen.getByRole('form', { name: 'new application' });
const position = () => screen.findByLabelText('position of a new application');

it('keeps its texts while it is closed, also in the blank row of the table', async () => {
  const { user } = await renderApp({ route: '/all-jobs', user: {}, jobs: [{}] });
  await user.click(await open());
  await user.type(await position(), 'Cook{Escape}');
  expect(screen.queryByRole('form', { name: 'new application' })).not.toBeInTheDocument();
  expect(await open()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await position()).toHaveValue('Cook');
  await user.click(await open());
  expect(screen.queryByRole('form', { name: 'new application' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'table' }));

  expect(await position()).toHaveValue('Cook');
  expect(screen.queryByRole('button', { name: 'new application' })).not.toBeInTheDocument();
});

it('is added by its button, and closed by Escape while several are selected', async () => {
  const { user } = await renderApp({ route: '/all-jobs', user: {}, jobs: [{}] });
  await user.click(await screen.findByRole('button', { name: 'select' }));
  await user.click(await open());
  await user.type(await position(), 'Cook');
  await user.type(screen.getByLabelText('company of a new application'), 'Soup');
  await user.click(screen.getByRole('button', { name: 'add' }));
  expect(await findToast('Job Created')).toHaveTextContent('Job Created Cook, Soup');
  expect(lastRequest('POST', '/jobs').body).toMatchObject({ position: 'Cook', company: 'Soup' });
  for (const name of ['position of a new application', 'add']) {
    const control = within(line()).getByRole(name === 'add' ? 'button' : 'textbox', { name });
    control.focus();
    await user.keyboard('{Escape}');
    expect(control).not.toBeInTheDocument();
    await user.click(await open());
  }

  expect(screen.getByRole('button', { name: 'select' })).toHaveAttribute('aria-pressed', 'true');
});

it.each([
  ['open', '/all-jobs', 'edit job'],
  ['show', '/all-jobs?type=remote', 'all jobs'],
])('offers to %s what is added at %s', async (offer, route, heading) => {
  const { user } = await renderApp({ route, user: {}, jobs: [{ jobType: 'remote' }] });
  await user.click(await open());
  await user.type(await position(), 'Cook');
  await user.type(screen.getByLabelText('company of a new application'), 'Soup{Enter}');
  await user.click(await screen.findByRole('button', { name: `${offer}: Cook, Soup` }));

  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect((await screen.findAllByText(/Soup$/))[0]).toBeVisible();
});

it('is open again, and takes no focus, where what was typed is not recorded', async () => {
  const { user } = await renderApp({ route: '/all-jobs', user: {}, jobs: [{}] });
  await user.click(await open());
  await user.type(await position(), 'Cook');
  for (const name of ['profile', 'all jobs']) {
    await user.click(bigSidebar().getByRole('link', { name, hidden: true }));
    await screen.findByRole('heading', { level: 1, name });
  }

  expect(await position()).toHaveValue('Cook');
  expect(await position()).not.toHaveFocus();
});

it('leads Enter on a touch keyboard on to the next field, and records from the last one', async () => {
  setMedia({ touch: true });
  const { user } = await renderApp({ route: '/all-jobs', user: {}, jobs: [{}] });
  await user.click(await open());
  await user.type(await position(), 'Cook{Enter}');
  expect(screen.getByLabelText('company of a new application')).toHaveFocus();
  expect(toastTexts()).toEqual([]);
  await user.keyboard('Soup{Enter}Rome{Enter}');

  expect(await findToast('Job Created')).toHaveTextContent('Job Created Cook, Soup');
  expect(lastRequest('POST', '/jobs').body).toMatchObject({ company: 'Soup', jobLocation: 'Rome' });
});
