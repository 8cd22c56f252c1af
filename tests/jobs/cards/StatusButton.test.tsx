import { STATUS_ORDER } from '@/jobs/model/statuses';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../support/render';
import { answerWith, deferAnswer, lastRequest, refuse, requests } from '../../support/server';
import { findToast, toastTexts } from '../../support/toasts';
import { buildJob } from '../../support/builders';

const badge = (position = 'Cook') =>
  screen.getByRole('button', { name: new RegExp(`^status of ${position},`) });
const statusOf = (position?: string) => badge(position).textContent;
const menu = () => screen.queryByRole('menu', { name: 'status' });
const item = (name: string) => screen.getByRole('menuitemradio', { name });
const patches = () =>
  requests()
    .filter(({ method }) => method === 'PATCH')
    .map(({ body }) => (body as { jobStatus: string }).jobStatus);
const reads = () => requests('GET', '/jobs').length;

async function openList(route = '/all-jobs') {
  const app = await renderApp({
    route,
    user: {},
    jobs: [
      { position: 'Cook', company: 'Zoo', jobLocation: 'Rome', jobType: 'remote' },
      { position: 'Clown', company: 'Circus' },
    ],
  });
  await screen.findByText(/jobs? found/);
  const choose = async (status: string, position?: string) => {
    await app.user.click(badge(position));
    await app.user.click(await screen.findByRole('menuitemradio', { name: status }));
  };
  return { ...app, choose, path: `/jobs/${await idOf('Cook')}` };
}

async function idOf(position: string): Promise<string> {
  const answer = await fetch(`${location.origin}/api/v1/jobs?search=${position}`);
  const { jobs } = (await answer.json()) as { jobs: { _id: string }[] };
  return jobs[0]?._id ?? '';
}

describe('the badge of a card', () => {
  it('is a button that opens a menu of the statuses at the one it has', async () => {
    const { user } = await openList();
    expect(badge()).toHaveAccessibleName('status of Cook, Zoo: pending');
    expect(badge()).toHaveAttribute('aria-haspopup', 'menu');
    expect(badge()).toHaveAttribute('aria-expanded', 'false');
    expect(badge()).not.toHaveAttribute('aria-controls');
    await user.click(badge());

    await waitFor(() => expect(menu()).toBeVisible());
    expect(badge()).toHaveAttribute('aria-expanded', 'true');
    expect(badge()).toHaveAttribute('aria-controls', menu()?.id);
    const items = within(screen.getByRole('menu')).getAllByRole('menuitemradio');
    expect(items.map(({ textContent }) => textContent)).toEqual(STATUS_ORDER);
    expect(item('pending')).toBeChecked();
    expect(item('pending')).toHaveFocus();

    await user.click(badge());
    expect(menu()).not.toBeInTheDocument();
  });

  it('is worked by the keys of a menu', async () => {
    const { user } = await openList();
    badge().focus();
    const last = () => screen.getByRole('menuitem', { name: 'delete' });
    await user.keyboard('{ArrowUp}');
    await waitFor(() => expect(last()).toHaveFocus());
    await user.keyboard('{ArrowDown}');
    expect(item('pending')).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(last()).toHaveFocus();
    await user.keyboard('{Home}');
    expect(item('pending')).toHaveFocus();
    await user.keyboard('{End}');
    expect(last()).toHaveFocus();
    await user.keyboard('e');
    expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus();
    await user.keyboard('i');
    expect(item('interview')).toHaveFocus();
    await user.keyboard('x');
    expect(item('interview')).toHaveFocus();
    expect(fireEvent.keyDown(item('interview'), { key: 'd', ctrlKey: true })).toBe(true);
    expect(item('interview')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(menu()).not.toBeInTheDocument();
    expect(badge()).toHaveFocus();

    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(item('pending')).toHaveFocus());
    await user.tab();
    expect(menu()).not.toBeInTheDocument();
    expect(badge()).not.toHaveFocus();
    expect(document.body).not.toHaveFocus();
    expect(patches()).toEqual([]);
  });

  it('leaves Ctrl+P to the print dialog of the list, which takes its place', async () => {
    const { user } = await openList();
    await user.click(badge());
    await waitFor(() => expect(item('pending')).toHaveFocus());
    await user.keyboard('{Control>}p{/Control}');

    expect(await screen.findByRole('dialog', { name: 'print' })).toBeVisible();
    expect(menu()).not.toBeInTheDocument();
    expect(badge()).toHaveFocus();
  });

  it('has what can be done with the application where a card has no room for it', async () => {
    const { user } = await openList();
    await user.click(badge());
    await user.click(await screen.findByRole('menuitem', { name: 'delete' }));
    expect(await screen.findByText('removed: Cook, Zoo')).toBeVisible();

    await user.click(badge('Clown'));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    expect(await screen.findByRole('heading', { name: 'edit job' })).toBeVisible();
    expect(screen.getByLabelText('position')).toHaveValue('Clown');
  });
});

describe('choosing a status', () => {
  it('leaves one that is unknown', async () => {
    const odd = buildJob({ position: 'Cook', company: 'Zoo', jobStatus: 'ghosted' });
    answerWith('GET', '/jobs', { body: { jobs: [odd], totalJobs: 1, numOfPages: 1 } });
    answerWith('PATCH', `/jobs/${odd._id}`, { status: 204 });
    const { user } = await renderApp({ route: '/all-jobs', user: {} });
    await user.click(await screen.findByRole('button', { name: 'status of Cook, Zoo: ghosted' }));
    await waitFor(() => expect(item('pending')).toHaveFocus());
    for (const choice of screen.getAllByRole('menuitemradio')) expect(choice).not.toBeChecked();
    await user.click(item('declined'));

    await findToast('Job Modified...');
    expect(statusOf()).toBe('declined');
  });
});

describe('undo', () => {
  const undo = () => screen.queryByRole('button', { name: /^undo/ });

  it('writes the status before, and gives the focus back', async () => {
    const { choose, user, path } = await openList();
    await choose('declined');
    await findToast('Job Modified...');
    act(() => undo()?.focus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(statusOf()).toBe('pending'));
    expect(badge()).toHaveFocus();
    await waitFor(() => expect(patches()).toEqual(['declined', 'pending']));
    expect(lastRequest('PATCH', path).body).toMatchObject({ position: 'Cook', jobType: 'remote' });
  });

  it('as a key leaves the focus where it is', async () => {
    const { choose, user } = await openList();
    await choose('declined');
    await findToast('Job Modified...');
    await user.click(screen.getByRole('button', { name: 'close' }));
    await choose('interview', 'Clown');
    await findToast('Job Modified...');
    await user.keyboard('z');

    await waitFor(() => expect(statusOf('Clown')).toBe('pending'));
    expect(badge('Clown')).toHaveFocus();
  });

  it('belongs to the choice that was made last, whichever answer comes last', async () => {
    const { choose, user, path } = await openList();
    const slow = deferAnswer('PATCH', path);
    await choose('declined');
    await slow.arrived();
    await choose('interview', 'Clown');
    await screen.findByRole('button', { name: 'undo: Clown, Circus back to pending' });
    const before = await findToast('Job Modified...');
    expect(before).toHaveTextContent('Job Modified... Clown, interview');
    slow.answer({ status: 204 });
    await waitFor(() => expect(before).not.toBeInTheDocument());
    expect(await findToast('Job Modified...')).toHaveTextContent('Job Modified... 2 changes');
    await user.keyboard('z');

    await waitFor(() => expect(statusOf('Clown')).toBe('pending'));
    expect(statusOf()).toBe('declined');
  });

  it('takes back several quick choices together, to what was there before the first', async () => {
    const { choose, user } = await openList();
    await choose('interview');
    await screen.findByRole('button', { name: 'undo: Cook, Zoo back to pending' });
    await choose('interview', 'Clown');
    await screen.findByRole('button', { name: 'undo: all 2 changes' });
    await choose('declined');
    const all = await screen.findByRole('button', { name: 'undo: all 3 changes' });
    await user.click(all);

    expect(await findToast('2 applications changed back.')).toBeVisible();
    expect([statusOf(), statusOf('Clown')]).toEqual(['pending', 'pending']);
    expect(patches()).toEqual(['interview', 'interview', 'declined', 'pending', 'pending']);
  });

  it('gives the focus back, too, when its toast is closed', async () => {
    const { choose, user } = await openList();
    await choose('declined');
    await findToast('Job Modified...');
    act(() => screen.getByRole('button', { name: 'close' }).focus());
    await user.keyboard('{Enter}');

    await waitFor(() => expect(undo()).not.toBeInTheDocument());
    expect(badge()).toHaveFocus();
  });
});

describe('a status that is not saved', () => {
  it('is taken back on that card alone, and the card says why', async () => {
    const { choose, path } = await openList();
    const refused = deferAnswer('PATCH', path);
    await choose('declined');
    await refused.arrived();
    await choose('interview', 'Clown');
    await findToast('Job Modified...');
    const before = reads();
    refused.answer({ status: 400, body: { msg: 'Not today' } });

    expect(await findToast('Not today')).toBeVisible();
    expect(statusOf()).toBe('pending');
    expect(statusOf('Clown')).toBe('interview');
    await choose('declined', 'Clown');
    await waitFor(() => expect(patches()).toHaveLength(3));
    expect(toastTexts()).toContain('Not today');
    expect(badge()).toHaveAccessibleDescription('Not today');
    expect(badge('Clown')).toHaveAccessibleDescription('');
    expect(reads()).toBe(before);

    await choose('interview');
    expect(badge()).toHaveAccessibleDescription('');
  });

  it('says which card no longer matches the filter', async () => {
    const { choose } = await openList('/all-jobs?status=pending');
    expect(badge()).toHaveAccessibleDescription('');
    await choose('declined');

    await waitFor(() => expect(badge()).toHaveAccessibleDescription('no longer matches'));
    expect(badge('Clown')).toHaveAccessibleDescription('');
    expect(await screen.findByText('1 job found')).toBeVisible();
  });

  it('since the application is gone takes its card from the list, and says why', async () => {
    const { choose, path } = await openList();
    await fetch(`${location.origin}/api/v1${path}`, { method: 'DELETE' });
    await choose('declined');

    expect(await findToast(/^No job with id/)).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('article', { name: 'Cook' })).not.toBeInTheDocument(),
    );
    expect(screen.getByText('1 job found')).toBeVisible();
  });

  it('is no longer told once a choice on that card is saved', async () => {
    const { choose, path } = await openList();
    refuse('PATCH', path, 400, 'Not today', { once: true });
    await choose('declined');
    await findToast('Not today');
    await choose('declined');

    await findToast('Job Modified...');
    expect(toastTexts().join()).not.toContain('Not today');
  });
});
