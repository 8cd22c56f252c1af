import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { takeCallCode } from '../../support/callCode';
import { renderApp } from '../../support/render';
import { requests } from '../../support/server';
import { findToast } from '../../support/toasts';

const LOST =
  'We cannot reach the server. Please check your connection and try again, or reload the page.';

it('a form whose code for sending is lost says so, and is sent later without a question', async () => {
  const { user } = await renderApp({ route: '/add-job', user: {} });
  await user.type(await screen.findByLabelText('position'), 'Baker');
  await user.type(screen.getByLabelText('company'), 'Bread & Sons');
  const { giveBack } = takeCallCode();
  await user.click(screen.getByRole('button', { name: 'submit' }));

  expect(await within(screen.getByRole('main')).findByText(LOST)).toBeVisible();
  expect(await findToast(LOST)).toBeVisible();
  expect(screen.getByLabelText('position')).toHaveValue('Baker');
  giveBack();
  await user.click(screen.getByRole('button', { name: 'submit' }));
  await findToast('Job Created');
  expect(requests('POST')).toHaveLength(1);
});
