import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../../support/render';
import { requests } from '../../../support/server';

const pasteField = () => screen.findByLabelText('paste the title or address of a posting');
const values = () =>
  ['position', 'company', 'job location'].map(
    (label) => screen.getByLabelText<HTMLInputElement>(label).value,
  );

it.each([
  ['Cook at Acme in York', ['Cook', 'Acme', 'York']],
  ['Cook\nAcme\nLeeds, UK', ['Cook', 'Acme', 'Leeds, UK']],
  ['https://www.linkedin.com/jobs/view/cook-at-acme-3812345678', ['Cook', 'Acme', 'London']],
])('%j opens the form with what it tells', async (text, expected) => {
  const { user, opens } = await renderApp({ route: '/posting', user: {} });
  await user.click(await pasteField());
  await user.paste(text);
  await user.click(screen.getByRole('button', { name: 'fill in the form' }));
  await opens('/add-job');

  await waitFor(() => expect(values()).toEqual(expected));
  expect(requests('POST', '/jobs')).toEqual([]);
});

it('opens the form by Ctrl+Enter in the field', async () => {
  const { user, opens } = await renderApp({ route: '/posting', user: {} });
  await user.type(await pasteField(), 'Cook at Acme in York{Control>}{Enter}{/Control}');
  await opens('/add-job');
});

it('asks for a text where there is none', async () => {
  const { user, location } = await renderApp({ route: '/posting', user: {} });
  await user.type(await pasteField(), '  ');
  await user.click(screen.getByRole('button', { name: 'fill in the form' }));

  expect(await screen.findByText('Please paste a title or an address first.')).toBeVisible();
  expect(location()).toBe('/posting');
});

it('has the focus in its field after a link, to paste at once', async () => {
  const { user } = await renderApp({ route: '/', user: {}, jobs: [] });
  await user.click(await screen.findByRole('link', { name: 'from a posting' }));
  const field = await pasteField();
  await waitFor(() => expect(field).toHaveFocus());
  await user.paste('Cook at Acme');

  expect(field).toHaveValue('Cook at Acme');
});
