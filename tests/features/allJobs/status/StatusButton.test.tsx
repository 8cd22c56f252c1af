import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../support/render';
import {
  answerWith,
  deferAnswer,
  lastRequest,
  loseAnswer,
  refuse,
  requests,
  settle,
} from '../../../support/server';
import { findToast, toastTexts } from '../../../support/toasts';
import { buildJob } from '../../../support/builders';

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

type Hands = Awaited<ReturnType<typeof openList>>['user'];

async function openEdit(user: Hands) {
  const card = screen.getByRole('article', { name: 'Cook' });
  await user.click(within(card).getByRole('link', { name: 'Edit' }));
  await screen.findByRole('heading', { level: 1, name: 'edit job' });
}

/** Types behind the position of the cook, chooses a status, and submits. */
async function edit(user: Hands, text: string, status?: string) {
  await openEdit(user);
  if (text) await user.type(screen.getByLabelText('position'), text);
  if (status) await user.selectOptions(screen.getByLabelText('status'), status);
  await user.click(screen.getByRole('button', { name: 'submit' }));
}

async function idOf(position: string): Promise<string> {
  const answer = await fetch(`${location.origin}/api/v1/jobs?search=${position}`);
  const { jobs } = (await answer.json()) as { jobs: { _id: string }[] };
  return jobs[0]?._id ?? '';
}

describe('the badge of a card', () => {
  it('is a button that opens a menu of the three statuses at the one it has', async () => {
    const { user } = await openList();
    expect(badge()).toHaveAccessibleName('status of Cook, Zoo: pending');
    expect(badge()).toHaveAttribute('aria-haspopup', 'menu');
    expect(badge()).toHaveAttribute('aria-expanded', 'false');
    await user.click(badge());

    await waitFor(() => expect(menu()).toBeVisible());
    expect(badge()).toHaveAttribute('aria-expanded', 'true');
    const items = within(screen.getByRole('menu')).getAllByRole('menuitemradio');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'pending',
      'interview',
      'declined',
    ]);
    expect(item('pending')).toBeChecked();
    expect(item('pending')).toHaveFocus();

    await user.click(badge());
    expect(menu()).not.toBeInTheDocument();
  });

  it('is worked by the keys of a menu', async () => {
    const { user } = await openList();
    badge().focus();
    await user.keyboard('{ArrowUp}');
    await waitFor(() => expect(item('declined')).toHaveFocus());
    await user.keyboard('{ArrowDown}');
    expect(item('pending')).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(item('declined')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(item('pending')).toHaveFocus();
    await user.keyboard('{End}');
    expect(item('declined')).toHaveFocus();
    await user.keyboard('i');
    expect(item('interview')).toHaveFocus();
    await user.keyboard('x');
    expect(item('interview')).toHaveFocus();
    expect(fireEvent.keyDown(item('interview'), { key: 'p', ctrlKey: true })).toBe(true);
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

  it('opens no menu for whoever has moved on before its code is there', async () => {
    const { user } = await openList();
    await user.click(screen.getByRole('searchbox'));
    badge().click();
    act(() => badge('Clown').focus());
    await settle();

    expect(menu()).not.toBeInTheDocument();
    expect(badge('Clown')).toHaveFocus();
  });

  it('closes its menu when the window changes, and takes the focus back', async () => {
    const { user } = await openList();
    await user.click(badge());
    await waitFor(() => expect(item('pending')).toHaveFocus());
    act(() => void window.dispatchEvent(new Event('resize')));

    expect(menu()).not.toBeInTheDocument();
    expect(badge()).toHaveFocus();
  });
});

describe('choosing a status', () => {
  it('shows it at once, sends all five fields and reads no list', async () => {
    const { choose, path } = await openList();
    const answer = deferAnswer('PATCH', path);
    const before = reads();
    await choose('interview');
    expect(badge()).toHaveAccessibleName('status of Cook, Zoo: interview');
    expect(badge()).toHaveFocus();
    expect(toastTexts()).toEqual([]);
    await answer.arrived();
    answer.pass();

    expect(await findToast('Job Modified...')).toBeVisible();
    expect(lastRequest('PATCH', path).body).toEqual({
      position: 'Cook',
      company: 'Zoo',
      jobLocation: 'Rome',
      jobType: 'remote',
      jobStatus: 'interview',
    });
    expect(reads()).toBe(before);
    expect(statusOf()).toBe('interview');
  });

  it('that it has already sends nothing', async () => {
    const { choose } = await openList();
    await choose('pending');
    await settle();

    expect(patches()).toEqual([]);
  });

  it('sends one at a time for a job, and then the last choice', async () => {
    const { choose, path } = await openList();
    const first = deferAnswer('PATCH', path);
    await choose('interview');
    await first.arrived();
    await choose('pending');
    await choose('declined');
    expect(statusOf()).toBe('declined');
    expect(patches()).toEqual(['interview']);
    first.pass();

    expect(await findToast('Job Modified...')).toBeVisible();
    expect(patches()).toEqual(['interview', 'declined']);
    expect(statusOf()).toBe('declined');
  });

  it('leaves a card that no longer fits where it is, and counts it no more', async () => {
    const { choose, follow } = await openList('/all-jobs?status=pending');
    expect(screen.getByText('2 jobs found')).toBeVisible();
    await choose('declined');
    await findToast('Job Modified...');
    expect(screen.getByText('1 jobs found')).toBeVisible();
    expect(statusOf()).toBe('declined');

    await follow('stats');
    const declined = (await screen.findByText('jobs declined')).closest('li');
    await waitFor(() => expect(declined).toHaveTextContent('1'));
    await follow('all jobs');
    expect(await screen.findByText('1 job found')).toBeVisible();
    expect(screen.queryByText('Cook')).not.toBeInTheDocument();
  });

  it('is in the statistics that were read before it was saved', async () => {
    const { choose, path, follow } = await openList();
    const answer = deferAnswer('PATCH', path);
    await choose('declined');
    await answer.arrived();
    await follow('stats');
    const declined = (await screen.findByText('jobs declined')).closest('li');
    await waitFor(() => expect(declined).toHaveTextContent('0'));
    answer.pass();

    await waitFor(() => expect(declined).toHaveTextContent('1'));
    expect(screen.queryByText('loading statistics')).not.toBeInTheDocument();
  });

  it('is in a form of the job that was opened before, and so in what that sends', async () => {
    const { choose, path, user, goBack, goForward } = await openList();
    await openEdit(user);
    await goBack();
    await screen.findByRole('article', { name: 'Cook' });
    await choose('declined');
    await findToast('Job Modified...');
    await goForward();
    await user.click(await screen.findByRole('button', { name: 'submit' }));

    await waitFor(() =>
      expect(requests('PATCH', path).map(({ body }) => body)).toMatchObject([
        { jobStatus: 'declined' },
        { jobStatus: 'declined' },
      ]),
    );
  });

  it.each([
    ['nothing', ''],
    ['a later choice', 'declined'],
  ])('is saved before a later edit, and %s after it', async (_, later) => {
    const { choose, path, user, goBack } = await openList();
    const first = deferAnswer('PATCH', path);
    await choose('interview');
    await first.arrived();
    await edit(user, ' of Kings');
    await goBack();
    if (later) await choose(later, 'Cook of Kings');
    await settle();
    expect(patches()).toEqual(['interview']);
    first.pass();

    const saved = later ? ['interview', 'interview', later] : ['interview', 'interview'];
    await waitFor(() => expect(patches()).toEqual(saved));
    expect(lastRequest('PATCH', path).body).toMatchObject({ position: 'Cook of Kings' });
  });

  it('waits for an edit under way, which the card shows at once, and keeps what that saves', async () => {
    const { choose, path, user, goBack } = await openList();
    const saving = deferAnswer('PATCH', path);
    await edit(user, ' of Kings');
    await saving.arrived();
    await goBack();
    await screen.findByRole('article', { name: 'Cook of Kings' });
    await choose('interview', 'Cook of Kings');
    await settle();
    expect(patches()).toEqual(['pending']);
    expect(statusOf('Cook of Kings')).toBe('interview');
    saving.pass();

    await waitFor(() => expect(patches()).toEqual(['pending', 'interview']));
    expect(lastRequest('PATCH', path).body).toMatchObject({ position: 'Cook of Kings' });
    expect(statusOf('Cook of Kings')).toBe('interview');
  });

  it('keeps nothing of an edit that was refused, nor does the card', async () => {
    const { choose, path, user, goBack } = await openList();
    const saving = deferAnswer('PATCH', path);
    await edit(user, ' of Kings');
    await saving.arrived();
    await goBack();
    await screen.findByRole('article', { name: 'Cook of Kings' });
    await choose('interview', 'Cook of Kings');
    saving.answer({ status: 400, body: { msg: 'Not today' } });

    await waitFor(() => expect(patches()).toEqual(['pending', 'interview']));
    expect(lastRequest('PATCH', path).body).toMatchObject({ position: 'Cook' });
    expect(statusOf()).toBe('interview');
  });

  it('that is refused leaves what an edit before it has saved', async () => {
    const { choose, path, user, goBack } = await openList();
    const saving = deferAnswer('PATCH', path);
    await edit(user, '', 'declined');
    await saving.arrived();
    await goBack();
    await screen.findByRole('article', { name: 'Cook' });
    await choose('interview');
    const refused = deferAnswer('PATCH', path);
    saving.pass();
    await refused.arrived();
    const before = reads();
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(reads()).toBe(before + 1));
    await screen.findByText('2 jobs found');
    expect(statusOf()).toBe('interview');
    refused.answer({ status: 400, body: { msg: 'Not today' } });

    await findToast('Not today');
    expect(statusOf()).toBe('declined');
  });

  it('leaves one that is unknown', async () => {
    const odd = buildJob({ position: 'Cook', company: 'Zoo', jobStatus: 'offer' });
    answerWith('GET', '/jobs', { body: { jobs: [odd], totalJobs: 1, numOfPages: 1 } });
    answerWith('PATCH', `/jobs/${odd._id}`, { status: 204 });
    const { user } = await renderApp({ route: '/all-jobs', user: {} });
    await user.click(await screen.findByRole('button', { name: 'status of Cook, Zoo: offer' }));
    await waitFor(() => expect(item('pending')).toHaveFocus());
    for (const choice of screen.getAllByRole('menuitemradio')) expect(choice).not.toBeChecked();
    await user.click(item('declined'));

    await findToast('Job Modified...');
    expect(statusOf()).toBe('declined');
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
    expect(badge()).toHaveAccessibleDescription('Not today');
    expect(badge('Clown')).toHaveAccessibleDescription('');
    expect(reads()).toBe(before);

    await choose('interview');
    expect(badge()).toHaveAccessibleDescription('');
  });

  it('goes from a form that was opened meanwhile', async () => {
    const { choose, path, user } = await openList();
    const refused = deferAnswer('PATCH', path);
    await choose('declined');
    await refused.arrived();
    await openEdit(user);
    expect(screen.getByLabelText('status')).toHaveValue('declined');
    refused.answer({ status: 400, body: { msg: 'Not today' } });

    await waitFor(() => expect(screen.getByLabelText('status')).toHaveValue('pending'));
  });

  it('comes back neither on the card nor in the form after a later edit', async () => {
    const { choose, path, user, goBack } = await openList();
    refuse('PATCH', path, 400, 'Not today', { once: true });
    await choose('declined');
    await findToast('Not today');
    await edit(user, '', 'interview');
    await findToast('Job Modified...');
    refuse('GET', '/jobs', 503);
    await goBack();

    await screen.findByRole('article', { name: 'Cook' });
    await screen.findByRole('button', { name: 'try again' });
    expect(statusOf()).toBe('interview');
    await openEdit(user);
    expect(screen.getByLabelText('status')).toHaveValue('interview');
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

  it.each<[string, (held: ReturnType<typeof deferAnswer>) => void]>([
    ['it is refused', ({ answer }) => answer({ status: 400, body: { msg: 'Not today' } })],
    ['the answer is lost', ({ drop }) => drop()],
  ])('since %s does not keep a later choice from being sent', async (_, fail) => {
    const { choose, path } = await openList();
    const failing = deferAnswer('PATCH', path);
    await choose('declined');
    await failing.arrived();
    await choose('pending');
    fail(failing);

    await findToast('Job Modified...');
    expect(patches()).toEqual(['declined', 'pending']);
    expect(statusOf()).toBe('pending');
  });

  it.each([
    ['the answer is lost', loseAnswer],
    [
      'the server failed',
      (method: 'PATCH', path: string) => refuse(method, path, 502, 'Try again later'),
    ],
    [
      'the answer cannot be read',
      (method: 'PATCH', path: string) => answerWith(method, path, { body: '<html>' }),
    ],
  ])('for sure, since %s, is read again', async (_, fail) => {
    const { choose, path } = await openList();
    fail('PATCH', path);
    const before = reads();
    await choose('declined');

    await waitFor(() => expect(reads()).toBe(before + 1));
    await waitFor(() => expect(statusOf()).toBe(fail === loseAnswer ? 'declined' : 'pending'));
    expect(toastTexts()).toHaveLength(1);
    expect(patches()).toEqual(['declined']);
  });
});

describe('a list that is read meanwhile', () => {
  it('does not bring back what it was before', async () => {
    const { choose, path, user } = await openList();
    const write = deferAnswer('PATCH', path);
    await choose('declined');
    await write.arrived();
    const stale = deferAnswer('GET', '/jobs');
    await user.selectOptions(screen.getByLabelText('sort'), 'a-z');
    await stale.arrived();
    stale.pass();
    await waitFor(() => expect(screen.getAllByRole('article')[0]).toHaveTextContent('Clown'));
    expect(statusOf()).toBe('declined');
    write.pass();

    await findToast('Job Modified...');
    expect(statusOf()).toBe('declined');
  });

  it('is read once more when it was asked for before the write was done', async () => {
    const { choose, path, user } = await openList();
    const write = deferAnswer('PATCH', path);
    await choose('declined');
    await write.arrived();
    const before = reads();
    const slow = deferAnswer('GET', '/jobs');
    await user.selectOptions(screen.getByLabelText('sort'), 'a-z');
    await slow.arrived();
    write.pass();

    await waitFor(() => expect(reads()).toBe(before + 2));
    slow.pass();
    await waitFor(() => expect(screen.getByText('2 jobs found')).toBeVisible());
    expect(statusOf()).toBe('declined');
  });
});
