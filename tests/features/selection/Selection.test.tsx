import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listChanged } from '@/jobs/allJobsSlice';
import { STATUS_ORDER } from '@/jobs/model/statuses';
import { selectSelectedIds } from '@/jobs/selection/selectionSelectors';
import { answersRestored } from '@/jobs/offline/keptAnswers';
import { sessionEnded } from '@/shared/store/appEvents';
import { setMedia } from '../../support/browser';
import { buildJob } from '../../support/builders';
import { collectDownloads } from '../../support/downloads';
import { forward } from '../../support/handlers';
import { renderApp } from '../../support/render';
import {
  answerWith,
  deferAnswer,
  loseAnswer,
  refuse,
  requests,
  type SentRequest,
} from '../../support/server';
import { findToast, toastTexts } from '../../support/toasts';

const JOBS = Array.from({ length: 12 }, (_, index) => ({
  position: `Job ${12 - index}`,
  company: `Firm ${12 - index}`,
})).toReversed();

const box = (number: number) =>
  screen.getByRole('checkbox', { name: `select Job ${number}, Firm ${number}` });
const idOf = (number: number) => box(number).closest<HTMLElement>('[data-job]')?.dataset.job ?? '';
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));
const selected = (count: number) => screen.findByText(`${count} selected`);
const noBar = () =>
  waitFor(() =>
    expect(screen.queryByRole('region', { name: 'selection' })).not.toBeInTheDocument(),
  );
const bar = () => within(screen.getByRole('region', { name: 'selection' }));
const positions = (sent: SentRequest[]) =>
  sent.map(({ body }) => (body as { position: string }).position);
const card = (number: number) => within(screen.getByRole('article', { name: `Job ${number}` }));
const statusOf = (number: number) => card(number).getByRole('button', { name: /^status of/ });
/** While selecting its card has no button for it. */
const deleteByKey = async (user: UserEvent, number: number) => {
  statusOf(number).focus();
  await user.keyboard('{Delete}');
};
/** Another tab deletes it. */
const forgetJob = async (number: number) => {
  await forward(
    new Request(`${location.origin}/api/v1/jobs/${idOf(number)}`, { method: 'DELETE' }),
  );
};
const refuseJob = async (number: number, status: number, text: string) => {
  const id = idOf(number);
  refuse('PATCH', `/jobs/${id}`, status, text, { once: true });
  refuse('DELETE', `/jobs/${id}`, status, text, { once: true });
  return screen.findByRole('article', { name: `Job ${number}` });
};

/** The bar, and Job 12 to Job 8, or twelve jobs on two pages. */
async function openBar({ route = '/all-jobs', jobs = JOBS.slice(-5) } = {}) {
  const app = await renderApp({ route, user: {}, jobs });
  await app.user.click(await screen.findByRole('button', { name: 'select' }));
  await selected(0);
  return app;
}

async function openMenu(user: UserEvent, status: string) {
  await press(user, 'set status');
  await user.click(await screen.findByRole('menuitemradio', { name: status }));
}

describe('several jobs', () => {
  it('are selected by a press on the card, its title or its box, with Shift up to it, by x and Ctrl+A', async () => {
    const { user, location } = await openBar({ jobs: JOBS });
    await user.click(screen.getByText('Job 12'));
    await user.keyboard('{Shift>}');
    await user.click(screen.getByText('Firm 9'));
    await user.keyboard('{/Shift}');
    expect(await selected(4)).toHaveAttribute('role', 'status');
    expect(box(10)).toBeChecked();
    await user.click(screen.getByText('Firm 9'));
    await selected(3);
    await user.keyboard('{Shift>}');
    await user.click(box(12));
    await user.keyboard('{/Shift}');
    await selected(0);

    statusOf(5).focus();
    await user.keyboard('x');
    await waitFor(() => expect(box(5)).toBeChecked());
    box(4).focus();
    await user.keyboard('x');
    await waitFor(() => expect(box(4)).toBeChecked());
    const russian = { key: 'ф', code: 'KeyA', ctrlKey: true };
    expect(fireEvent.keyDown(document.body, russian)).toBe(false);
    await selected(10);
    await press(user, 'clear');
    await user.keyboard('{Control>}a{/Control}');
    await selected(10);
    await press(user, 'clear');
    await selected(0);
    expect(location()).toBe('/all-jobs');
  });

  it.each([
    ['list', 'jk{ArrowDown}'],
    ['board', 'j'],
  ])('are selected card by card by keys in the %s', async (view, next) => {
    const route = `/all-jobs?view=${view}`;
    const { user } = await renderApp({ route, user: {}, jobs: JOBS.slice(-3) });
    const title = await screen.findByRole('link', { name: 'Job 12' });
    // The code of the keys comes after the cards.
    await waitFor(async () => {
      await user.keyboard('k');
      expect(title).toHaveFocus();
    });
    await user.keyboard('x');
    await waitFor(() => expect(box(12)).toHaveFocus());
    await selected(1);
    const digits = `1 to ${STATUS_ORDER.length}`;
    expect(
      screen.getByText(new RegExp(`^x selects, Shift .* ${digits} set the status$`)),
    ).toBeVisible();
    await user.keyboard(`${next}x`);
    await selected(2);
    expect(screen.queryByText(/^x selects/)).not.toBeInTheDocument();
    expect(box(11)).toBeChecked();
    expect(box(11)).toHaveFocus();
  });

  it('stay selected over pages and views, and go with another filter and with the session', async () => {
    const { user, store } = await openBar({ jobs: JOBS });
    await user.click(box(12));
    await press(user, 'next');
    await user.click(await screen.findByLabelText('select Job 1, Firm 1'));
    await selected(2);
    await press(user, 'board');
    expect(await screen.findByRole('region', { name: /^pending/ })).toBeVisible();
    await selected(2);
    await user.click(await screen.findByLabelText('select Job 3, Firm 3'));
    await selected(3);
    act(() => void store.dispatch(listChanged({ sort: 'a-z' })));
    await selected(3);
    act(() => void store.dispatch(listChanged({ searchType: 'remote' })));
    await screen.findByText('0 selected, 3 unticked');
    act(() => void store.dispatch(listChanged({ searchType: 'all' })));
    expect(screen.getByText('0 selected, 3 unticked')).toBeVisible();
    await user.click(await screen.findByLabelText('select Job 3, Firm 3'));
    await selected(1);

    act(() => void store.dispatch(sessionEnded()));
    expect(selectSelectedIds(store.getState())).toEqual([]);
  });

  it('takes of a table that is read whole what it shows', async () => {
    const places = ['Vienna', 'Vienna', 'Ghent'];
    const jobs = places.map((jobLocation, index) => ({ ...JOBS[index], jobLocation }));
    const route = '/all-jobs?view=table&place=Vienna';
    const { user } = await renderApp({ route, user: {}, jobs });
    await screen.findByRole('heading', { name: '2 jobs found' });
    await press(user, 'select');
    await selected(0);
    await press(user, 'select all 2 found');

    await selected(2);
  });

  it('leave labels outside of cards to their fields', async () => {
    await openBar();

    expect(fireEvent.click(screen.getByText('search', { selector: 'label' }))).toBe(true);
  });

  it('leave Ctrl+A to the browser where no card can be selected', async () => {
    const { user } = await openBar();
    await user.click(box(12));
    await user.click(bar().getByRole('button', { name: 'delete' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'delete' }));
    await screen.findByText('removed: 1 application');
    await waitFor(() => expect(screen.queryByText('1 selected')).not.toBeInTheDocument());

    expect(fireEvent.keyDown(document.body, { key: 'a', ctrlKey: true })).toBe(true);
  });

  it('are no longer selected after the Back of a phone', async () => {
    const watchers: { onclose: (() => void) | null; destroy: () => void }[] = [];
    vi.stubGlobal(
      'CloseWatcher',
      class {
        onclose = null;
        destroy = vi.fn();
        constructor() {
          watchers.push(this);
        }
      },
    );
    setMedia({ desktop: false, touch: true });
    const { user } = await openBar();
    await user.click(box(12));
    act(() => watchers.at(-1)?.onclose?.());

    expect(screen.queryByText('1 selected')).not.toBeInTheDocument();
    expect(watchers.at(-1)?.destroy).toHaveBeenCalled();
  });

  it('are no longer selected after Escape, which menus and fields keep for themselves', async () => {
    const { user } = await openBar();
    await user.click(box(12));
    await user.type(screen.getByRole('searchbox'), '{Escape}');
    await press(user, 'set status');
    await user.keyboard('{Escape}');
    await selected(1);
    box(12).focus();
    await user.keyboard('{Escape}');

    expect(screen.queryByText('1 selected')).not.toBeInTheDocument();
    expect(screen.queryByLabelText('select Job 12, Firm 12')).not.toBeInTheDocument();
    // It stays with the card that had it.
    expect(screen.getByRole('link', { name: 'Job 12' })).toHaveFocus();
  });

  it('are saved as rows of a file, in the order of the page', async () => {
    const { user } = await openBar();
    const downloads = collectDownloads();
    await user.click(box(10));
    await user.click(box(12));
    await press(user, 'export');

    await findToast(/^jobtrail-.*\.csv: 2 applications$/);
    const lines = (await downloads())[0]?.text.split('\r\n') ?? [];
    expect(lines.map((line) => line.split(/[,;]/)[0]?.replace('\uFEFF', ''))).toEqual([
      '"position"',
      '"Job 12"',
      '"Job 10"',
      '',
    ]);
  });
});

describe('another status for several', () => {
  it('is told once; what was refused stays selected, with the reason at its card', async () => {
    const { user } = await openBar();
    for (const number of [12, 11, 10]) await user.click(box(number));
    const card = await refuseJob(11, 422, 'Not this one');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const pause = { once: true, headers: { 'Retry-After': '30' } };
    refuse('PATCH', `/jobs/${idOf(12)}`, 429, {}, pause);
    loseAnswer('PATCH', `/jobs/${idOf(10)}`, { once: true });
    await openMenu(user, 'declined');

    await screen.findByText('goes on in 30 s.');
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(screen.getByText('goes on in 20 s.')).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(await findToast('2 of 3 applications changed to declined, 1 refused.')).toBeVisible();
    await selected(1);
    expect(box(11)).toBeChecked();
    // Also after the lost answer was settled and the list was read again.
    await waitFor(() => expect(requests('GET', '/jobs')).toHaveLength(3));
    expect(within(card).getByText('Not this one')).toBeVisible();
    expect(screen.getByLabelText('status of Job 12, Firm 12: declined')).toBeVisible();
    expect(toastTexts()).toHaveLength(1);
    expect(screen.getByRole('button', { name: /^undo: 2 applications/ })).toBeVisible();
    await openMenu(user, 'declined');
    await findToast('1 application changed to declined.');
    expect(within(card).queryByText('Not this one')).not.toBeInTheDocument();
  });

  it('is no success where one is gone, cancelled or not', async () => {
    const { user } = await openBar();
    for (const number of [12, 11]) await user.click(box(number));
    await forgetJob(12);
    const held = deferAnswer('PATCH', '/jobs/:id');
    await openMenu(user, 'interview');
    await held.arrived();
    expect(bar().getByText('0 of 2')).toBeVisible();
    await press(user, 'cancel');
    held.pass();

    const toast = await findToast(
      '0 of 2 applications changed to interview, 1 no longer there, 1 not sent.',
    );
    expect(toast.closest('[role="alert"]')).toBeInTheDocument();
    await selected(1);
    expect(requests('PATCH')).toHaveLength(1);
    await waitFor(() => expect(screen.queryByText('Firm 12')).not.toBeInTheDocument());
  });

  it('goes on under another filter, and its selection is not ended meanwhile', async () => {
    const { user, store } = await openBar();
    for (const number of [12, 11]) await user.click(box(number));
    const held = deferAnswer('PATCH', '/jobs/:id');
    await openMenu(user, 'interview');
    await held.arrived();
    expect(screen.getByRole('button', { name: 'select' })).toHaveAttribute('aria-disabled', 'true');
    await press(user, 'select');
    act(() => void store.dispatch(listChanged({ searchType: 'remote' })));
    held.pass();

    await findToast('2 applications changed to interview.');
    // With nothing left to be done it ends by itself.
    await noBar();
  });

  it('leaves out what is deleted, changed or unselected by itself meanwhile', async () => {
    const { user } = await openBar();
    for (const number of [12, 11, 10, 9, 8]) await user.click(box(number));
    const held = deferAnswer('PATCH', '/jobs/:id');
    await openMenu(user, 'declined');
    await held.arrived();
    await deleteByKey(user, 11);
    await screen.findByText('removed: Job 11, Firm 11');
    await user.click(statusOf(10));
    await user.click(await screen.findByRole('menuitemradio', { name: 'interview' }));
    await user.click(screen.getByText('Firm 9'));
    held.pass();

    await findToast('2 applications changed to declined.');
    await noBar();
    expect(screen.getByText('removed: Job 11, Firm 11')).toBeVisible();
    const statuses = [12, 10, 9, 8].map((number) => statusOf(number).textContent);
    expect(statuses).toEqual(['declined', 'interview', 'pending', 'declined']);
  });

  it("waits for 'go on' where neither a write nor the list is answered, and sends none twice", async () => {
    const { user } = await openBar();
    for (const number of [12, 11]) await user.click(box(number));
    loseAnswer('PATCH', `/jobs/${idOf(12)}`, { once: true });
    refuse('GET', '/jobs', 503, 'Database is down', { once: true });
    await openMenu(user, 'declined');
    expect(await bar().findByText('Database is down')).toBeVisible();
    await user.click(bar().getByRole('button', { name: 'go on' }));

    await findToast('2 applications changed to declined.');
    expect(requests('PATCH')).toHaveLength(2);
  });

  it('offers the login after a 403, which ends it', async () => {
    const { user, opens } = await openBar();
    for (const number of [12, 11]) await user.click(box(number));
    await refuseJob(12, 403, 'Who are you?');
    await openMenu(user, 'declined');

    await findToast('0 of 2 applications changed to declined, 1 refused, 1 not sent.');
    await user.click(await bar().findByRole('button', { name: 'log in again' }));
    await opens('/landing');
  });

  it('is told by nothing but the end of the session after a 401', async () => {
    const { user, opens } = await openBar();
    for (const number of [12, 11]) await user.click(box(number));
    await refuseJob(12, 401, 'Authentication invalid');
    await openMenu(user, 'declined');

    await opens('/landing');
    await findToast('Unauthorized! Logging Out...');
    expect(toastTexts()).toHaveLength(1);
    expect(requests('PATCH')).toHaveLength(1);
  });

  it('is not taken back during another run', async () => {
    const { user } = await openBar();
    await user.click(box(12));
    await openMenu(user, 'declined');
    await findToast('1 application changed to declined.');
    await noBar();
    const held = deferAnswer('PATCH', '/jobs/:id');
    await press(user, 'select');
    await user.click(box(11));
    await openMenu(user, 'interview');
    await held.arrived();
    await user.click(screen.getByRole('button', { name: /^undo/ }));
    await findToast('Nothing was undone: other applications are being written.');
    held.pass();

    await findToast('1 application changed to interview.');
    expect(requests('PATCH')).toHaveLength(2);
  });

  it('reads the list once, at the end, also of those that no filter finds any more', async () => {
    const { user } = await openBar({ route: '/all-jobs?status=pending' });
    await press(user, 'select all 5 found');
    await selected(5);
    const before = requests('GET').length;
    await openMenu(user, 'declined');

    await findToast('5 applications changed to declined.');
    expect(await screen.findByText('No jobs to display...')).toBeVisible();
    expect(requests('GET')).toHaveLength(before + 1);
    await user.click(screen.getByRole('button', { name: /^undo/ }));
    await findToast('5 applications changed back.');
    await user.click(screen.getByRole('button', { name: /^undo/ }));
    await findToast('5 applications changed to declined.');
  });
});

describe('a key', () => {
  it('acts on all selected rows, and asks before it deletes several', async () => {
    const { user } = await openBar({ route: '/all-jobs?view=table' });
    await press(user, 'select all 5 found');
    await selected(5);
    await waitFor(async () => {
      await user.keyboard('2');
      expect(requests('PATCH')).not.toEqual([]);
    });
    await findToast('5 applications changed to interview.');
    await noBar();
    await press(user, 'select');
    await press(user, 'select all 5 found');
    await selected(5);
    await user.keyboard('{Delete}');

    expect(
      await screen.findByRole('dialog', { name: 'delete 5 applications?' }),
    ).toBeInTheDocument();
    expect(requests('PATCH')).toHaveLength(5);
    expect(requests('DELETE')).toEqual([]);
  });

  it("leads from the bar, which goes with the run, to 'select'", async () => {
    const { user } = await openBar();
    for (const number of [12, 11]) await user.click(box(number));
    const setStatus = await screen.findByRole('button', { name: 'set status' });
    setStatus.focus();
    await user.keyboard('2');
    await findToast('2 applications changed to interview.');
    await noBar();

    expect(screen.getByRole('button', { name: 'select' })).toHaveFocus();
  });
});

describe('all that were found', () => {
  it('are told where not all of them could be read', async () => {
    const { user } = await openBar({ jobs: JOBS });
    const jobs = [{ _id: 'a', position: 'Cook', company: 'Acme' }];
    answerWith('GET', '/jobs', { body: { jobs, totalJobs: 27, numOfPages: 1 } });
    await press(user, 'select all 12 found');

    await findToast('1 of 27 applications could be read and is selected.');
    await selected(1);
  });

  it('are not written while kept answers are shown', async () => {
    const { user, store } = await openBar({ jobs: JOBS });
    await user.click(box(12));
    deferAnswer('GET', '/jobs');
    const answer = { jobs: [buildJob()], totalJobs: 1, numOfPages: 1, unreadable: 0 };
    act(() => {
      store.dispatch(listChanged({ page: 2 }));
      store.dispatch(answersRestored({ jobs: { at: 1, answer }, statistics: undefined }));
    });
    await press(user, 'set status');
    await press(user, 'delete');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await press(user, 'done');
    expect(screen.queryByRole('button', { name: 'select' })).not.toBeInTheDocument();
  });
});

describe('deleting several', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));

  it('asks first, leaves one strip for all, and puts them back one after the other', async () => {
    const { user } = await openBar({ jobs: JOBS });
    for (const number of [12, 11, 10, 9]) await user.click(box(number));
    await user.click(bar().getByRole('button', { name: 'delete' }));
    const dialog = within(screen.getByRole('dialog', { name: 'delete 4 applications?' }));
    expect(
      dialog.getByText('Job 12, Firm 12; Job 11, Firm 11; Job 10, Firm 10 and 1 more'),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'cancel' }));
    expect(requests('DELETE')).toEqual([]);
    await user.click(bar().getByRole('button', { name: 'delete' }));
    await refuseJob(9, 409, 'Is needed');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'delete' }));

    await findToast('3 of 4 applications deleted, 1 refused.');
    await selected(1);
    expect(screen.queryByText('removed: Job 12, Firm 12')).not.toBeInTheDocument();
    expect(await screen.findByText('9 jobs found')).toBeVisible();
    expect(screen.getByText('removed: 3 applications')).toBeVisible();
    const putBack = screen.getByRole('button', { name: 'put back all' });
    expect(putBack).toHaveAccessibleDescription(/^can be put back$/);

    act(() => void vi.advanceTimersByTime(1000));
    const first = deferAnswer('POST', '/jobs');
    putBack.click();
    await first.arrived();
    expect(requests('POST')).toHaveLength(1);
    first.pass();
    await findToast('3 applications put back.');
    expect(positions(requests('POST'))).toEqual(['Job 10', 'Job 11', 'Job 12']);
    expect(await screen.findByText('12 jobs found')).toBeVisible();
    expect(screen.queryByText(/^removed/)).not.toBeInTheDocument();
  });

  it('adds to the strip of before, and says what could not be put back and why', async () => {
    const { user } = await openBar();
    const deleteSelected = async (count: number) => {
      await user.click(bar().getByRole('button', { name: 'delete' }));
      await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'delete' }));
      await findToast(`${count} application${count === 1 ? '' : 's'} deleted.`);
    };
    for (const number of [12, 11]) await user.click(box(number));
    await deleteSelected(2);
    await press(user, 'select');
    await user.click(await screen.findByLabelText('select Job 10, Firm 10'));
    await deleteSelected(1);
    expect(screen.getByText('removed: 3 applications')).toBeVisible();
    act(() => void vi.advanceTimersByTime(1000));
    // With its day, and without.
    refuse('POST', '/jobs', 422, 'No more room', { once: true });
    refuse('POST', '/jobs', 422, 'No more room', { once: true });
    screen.getByRole('button', { name: 'put back all' }).click();

    await findToast('2 of 3 applications put back, 1 refused.');
    expect(await screen.findByText('removed: 1 application')).toBeVisible();
    expect(screen.getByText('Job 10, Firm 10: No more room')).toBeVisible();
  });
});
