import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { changeStorageElsewhere } from '../../../support/browser';
import { renderApp } from '../../../support/render';
import { findToast } from '../../../support/toasts';

const JOBS = [{ position: 'Cook' }, { position: 'Baker', jobStatus: 'interview' as const }];
const row = () => within(screen.getByRole('navigation', { name: 'views' }));
const link = (name: string) => row().getByRole('link', { name });
const current = () =>
  row()
    .getAllByRole('link')
    .filter((one) => one.getAttribute('aria-current') === 'page')
    .map(({ textContent }) => textContent);

async function openList(route = '/all-jobs') {
  const app = await renderApp({ route, user: {}, jobs: JOBS });
  await screen.findByRole('navigation', { name: 'views' });
  return app;
}

async function save(user: Awaited<ReturnType<typeof openList>>['user'], name: string) {
  await user.click(row().getByRole('button'));
  const dialog = within(await screen.findByRole('dialog', { name: 'views' }));
  await user.type(dialog.getByLabelText('name of this view'), name);
  await user.click(dialog.getByRole('button', { name: 'save view' }));
  return dialog;
}

it('keep the board where it is shown', async () => {
  const { user, opens } = await openList();
  await user.click(screen.getByRole('button', { name: 'board' }));
  await opens('/all-jobs?view=board');
  expect(current()).toEqual(['all']);
  await user.click(link('interviews'));
  await opens('/all-jobs?status=interview&view=board');
});

it.each(['', '&view=board', '&view=table'])(
  'narrow by the wait from the start: %j',
  async (view) => {
    const { user, opens } = await openList(`/all-jobs?place=Leeds${view}`);
    await user.click(link('waiting over 30 days'));
    await opens(`/all-jobs?${view === '' ? '' : `${view.slice(1)}&`}waiting=30`);

    expect(current()).toEqual(['waiting over 30 days']);
  },
);

it('keep month, place, wait, reach and order', async () => {
  const address =
    '/all-jobs?search=ba&view=table&waiting=14&month=2026-11&place=Leeds&reach=places&order=-company';
  const { user, opens } = await openList(address);
  const dialog = await save(user, 'mine');
  const words =
    '“ba”, waiting over 14 days, Nov 2026, in Leeds, by place too, by company, reversed, as a table';
  expect(dialog.getByText(`This view shows ${words}.`)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'close' }));
  expect(current()).toEqual(['mine']);
  await user.click(link('all'));
  await opens('/all-jobs?view=table');
  await user.click(link('mine'));
  await opens(address);
});

it('are saved under a name, renamed and removed, and are there after a reload', async () => {
  const { user, opens, reload } = await openList('/all-jobs?search=ba&page=1');
  const dialog = await save(user, '  bakers ');
  expect(dialog.getByText('saved: bakers')).toBeVisible();
  expect(dialog.getByText('This view shows “ba”.')).toBeVisible();
  await user.type(dialog.getByLabelText('name of this view'), 'Bakers{Enter}');
  expect(dialog.getByText('Another view has this name.')).toBeVisible();
  await user.clear(dialog.getByLabelText('name of bakers'));
  await user.type(dialog.getByLabelText('name of bakers'), 'all bakers{Enter}');
  await user.click(dialog.getByRole('button', { name: 'close' }));
  expect(current()).toEqual(['all bakers']);
  await user.click(link('all'));
  await opens('/all-jobs');
  const next = await reload();
  await screen.findByRole('article', { name: 'Cook' });
  await next.user.click(link('all bakers'));
  await next.opens('/all-jobs?search=ba');

  await next.user.click(row().getByRole('button', { name: 'save or edit views' }));
  await next.user.click(
    await screen.findByRole('button', { name: 'remove saved view all bakers' }),
  );
  expect(screen.getByRole('dialog')).toHaveFocus();
  expect(row().queryByRole('link', { name: 'all bakers' })).not.toBeInTheDocument();
});

it('stay after a change of the e-mail', async () => {
  const { user, follow } = await openList('/all-jobs?search=ba&page=1');
  await save(user, 'bakers');
  await user.keyboard('{Escape}');
  await follow('profile');
  const email = await screen.findByLabelText('email');
  await user.clear(email);
  await user.type(email, 'ada@elsewhere.example');
  await user.click(screen.getByRole('button', { name: 'save changes' }));
  await findToast('User Updated!');
  await follow('all jobs');

  expect(await screen.findByRole('link', { name: 'bakers' })).toBeVisible();
  expect(localStorage.getItem('views:ada@example.com')).toBeNull();
});

it('mark one of several with the same address', async () => {
  const { user } = await openList('/all-jobs?status=interview&page=1');
  const dialog = await save(user, 'mine');
  await user.click(dialog.getByRole('button', { name: 'close' }));

  expect(link('mine')).toBeVisible();
  expect(current()).toEqual(['interviews']);
});

it('are not told as saved where another tab has taken the last place', async () => {
  const { user } = await openList();
  const views = Array.from({ length: 20 }, (_, index) => ({ name: `${index}`, address: '' }));
  await user.click(row().getByRole('button'));
  const dialog = within(await screen.findByRole('dialog', { name: 'views' }));
  await user.type(dialog.getByLabelText('name of this view'), 'mine');
  localStorage.setItem('views:ada@example.com', JSON.stringify(views));
  await user.click(dialog.getByRole('button', { name: 'save view' }));

  expect(dialog.getByText('This browser keeps no views.')).toBeVisible();
  expect(dialog.getByText(/^There is room for 20 views/)).toBeVisible();
});

it('follow another tab, and say when the browser keeps none, with the name still there', async () => {
  const { user } = await openList();
  const views = [{ name: 'elsewhere', address: '?sort=a-z' }];
  changeStorageElsewhere('views:ada@example.com', JSON.stringify(views));
  expect(link('elsewhere')).toHaveAttribute('href', '/all-jobs?sort=a-z');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const dialog = await save(user, 'mine');

  expect(dialog.getByText('This browser keeps no views.')).toBeVisible();
  expect(dialog.getByLabelText('name of this view')).toHaveValue('mine');
  await user.type(dialog.getByLabelText('name of elsewhere'), '!{Enter}');
  expect(dialog.getByLabelText('name of elsewhere')).toHaveValue('elsewhere!');
  expect(dialog.getByLabelText('name of elsewhere')).toHaveFocus();
  expect(row().queryByRole('link', { name: 'mine' })).not.toBeInTheDocument();
  expect(link('elsewhere')).toBeVisible();
});
