import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TEXT_FIELDS } from '@/jobs/model/job';
import { renderApp } from '../support/render';

it.each([
  ['/landing', 'Login/Register', {}],
  ['/all-jobs', 'Cook', { user: {}, jobs: [{ position: 'Cook' }] }],
])(
  'the lists of %s have a role of their own, outside of navigation',
  async (route, name, state) => {
    await renderApp({ route, ...state });
    await screen.findByRole('link', { name });
    const lists = [...document.querySelectorAll('ul, ol')].filter((list) => !list.closest('nav'));
    expect(lists).not.toEqual([]);
    for (const list of lists) expect(list).toHaveAttribute('role', 'list');
  },
);

it('text fields ask for no correction of names', async () => {
  await renderApp({ route: '/add-job', user: {} });
  for (const { label } of TEXT_FIELDS) {
    expect(await screen.findByLabelText(label)).toHaveAttribute('autocorrect', 'off');
  }
});

it('so do the cells and the blank row of the table, and Ctrl+K', async () => {
  const jobs = [{ position: 'Baker', company: 'Acme' }];
  const { user } = await renderApp({ route: '/all-jobs?view=table', user: {}, jobs });
  await user.dblClick(await screen.findByRole('rowheader', { name: 'Baker' }));
  const cell = await screen.findByRole('textbox', { name: 'position of Baker' });
  expect(cell).toHaveAttribute('autocorrect', 'off');
  const blank = screen.getByLabelText('company of a new application');
  expect(blank).toHaveAttribute('autocorrect', 'off');
  await user.keyboard('{Escape}{Control>}k{/Control}');
  const find = await screen.findByRole('combobox', { name: 'find' });
  expect(find).toHaveAttribute('autocorrect', 'off');
});

it('a dialog closes as the page before comes back', async () => {
  const { user, follow, goBack } = await renderApp({ route: '/', user: {} });
  await screen.findByRole('heading', { name: 'stats' });
  await follow('profile');
  await user.keyboard('?');
  await screen.findByRole('dialog', { name: 'keys' });
  await goBack();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('a menu closes as the page before comes back', async () => {
  const { user, follow, goBack } = await renderApp({ route: '/', user: { name: 'Ada' } });
  await screen.findByRole('heading', { name: 'stats' });
  await follow('profile');
  const trigger = screen.getByRole('button', { name: 'Ada' });
  await user.click(trigger);
  expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await goBack();
  await waitFor(() => expect(trigger).toHaveAttribute('aria-expanded', 'false'));
});

it('a second press on the link of the page goes to its top', async () => {
  const { follow } = await renderApp({
    route: '/all-jobs',
    user: {},
    jobs: [{ position: 'Cook' }],
  });
  await screen.findByRole('link', { name: 'Cook' });
  document.documentElement.scrollTop = 400;
  await follow('all jobs');
  expect(document.documentElement.scrollTop).toBe(0);
});
