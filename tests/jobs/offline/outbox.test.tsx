import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { outboxKey as keyOf } from '@/jobs/offline/outboxEntries';
import { changeStorageElsewhere } from '../../support/browser';
import { JOB_FIELDS } from '../../support/builders';
import { addOptionalField } from '../../support/optionalField';
import { endSessionElsewhere, logInElsewhere } from '../../support/otherTab';
import { renderApp, type App } from '../../support/render';
import {
  cutNetwork,
  deferAnswer,
  loseAnswer,
  refuse,
  requests,
  server,
  settle,
} from '../../support/server';
import { findToast } from '../../support/toasts';

const KEPT = 'Kept here. It is sent when the server can be reached.';
const UNREACHABLE = 'We cannot reach the server. Please check your connection and try again.';
const UNSURE =
  'The answer was lost, so this may have been recorded already. Please look at what is there before you send it again.';

const outbox = async () => within(await screen.findByRole('region', { name: 'not sent' }));
const noOutbox = () =>
  waitFor(() => expect(screen.queryByRole('region', { name: 'not sent' })).not.toBeInTheDocument());
const sent = () => requests('POST', '/jobs');

const isOfOutbox = (key: string) => key.startsWith('outbox');

/** The browser says so, and no read is answered. */
function goOffline() {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  cutNetwork('GET', '/jobs/stats');
  cutNetwork('GET', '/jobs');
}

/** The network is back, of which the app hears by the next event. */
function comeBack() {
  vi.restoreAllMocks();
  server.resetHandlers();
}

const goOnline = () => act(() => void window.dispatchEvent(new Event('online')));

/** Another window holds every lock, until the function that this returns is called. */
function holdLocks(): () => void {
  let end: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    end = resolve;
  });
  type Work = (lock: object | null) => unknown;
  const request = async (_: string, ...args: [Work] | [LockOptions, Work]) => {
    if (args.length === 2) return args[1](null);
    await held;
    return args[0]({});
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
  return () => end();
}

async function submit(user: UserEvent, position: string) {
  const field = await screen.findByLabelText('position');
  await user.clear(field);
  await user.paste(position);
  await user.clear(screen.getByLabelText('company'));
  await user.paste('Bread & Co');
  await user.click(screen.getByRole('button', { name: 'submit' }));
}

async function keep(position = 'Baker'): Promise<App> {
  const app = await renderApp({ route: '/add-job', user: {} });
  goOffline();
  await submit(app.user, position);
  await findToast(KEPT);
  return app;
}

describe('a new application while the server cannot be reached', () => {
  it('is kept after a read was tried, and sent once when the browser is online', async () => {
    const app = await keep();
    expect(requests('GET', '/jobs/stats')).toHaveLength(1);
    expect(sent()).toEqual([]);
    expect(screen.getByLabelText('position')).toHaveValue('');
    await app.follow('all jobs');
    const list = await outbox();
    expect(list.getByText('1 application not sent yet.')).toBeVisible();
    comeBack();
    goOnline();

    await findToast('1 application sent.');
    expect(await screen.findByRole('article', { name: 'Baker' })).toBeVisible();
    await noOutbox();
    expect(sent()).toHaveLength(1);
    expect(Object.keys(localStorage).filter(isOfOutbox)).toEqual([]);
  });

  it('is sent at the next answer of the server, without an event', async () => {
    const { follow } = await keep();
    comeBack();
    await follow('stats');

    await findToast('1 application sent.');
    expect(sent()).toHaveLength(1);
  });

  it.each([
    ['focus', window],
    ['visibilitychange', document],
  ])('is sent at the return of the window: %s', async (event, target) => {
    await keep();
    comeBack();
    act(() => void target.dispatchEvent(new Event(event)));

    await findToast('1 application sent.');
  });

  it('is kept once, however often that is asked for before the read has failed', async () => {
    const { user, follow } = await renderApp({ route: '/add-job', user: {} });
    goOffline();
    const read = deferAnswer('GET', '/jobs/stats');
    await submit(user, 'Baker');
    await read.arrived();
    await user.type(screen.getByLabelText('company'), '{Enter}');
    read.drop();
    await findToast(KEPT);
    await follow('all jobs');

    expect((await outbox()).getAllByRole('listitem')).toHaveLength(1);
  });

  it('is sent at once where the read works, whatever the browser says', async () => {
    const { user } = await renderApp({ route: '/add-job', user: {} });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await submit(user, 'Baker');

    await findToast('Job Created');
    expect(sent()).toHaveLength(1);
  });

  it('stays in the form where the browser stores nothing', async () => {
    const { user } = await renderApp({ route: '/add-job', user: {} });
    goOffline();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await submit(user, 'Baker');

    await findToast(UNREACHABLE);
    expect(screen.getByLabelText('position')).toHaveValue('Baker');
  });
});

describe('what waits in the outbox', () => {
  it('is told by another window, and nothing else that stands in the storage', async () => {
    const app = await renderApp({ route: '/all-jobs', user: {} });
    await screen.findByText('No jobs to display...');
    cutNetwork('GET', '/jobs/stats');
    const entry = { fields: { ...JOB_FIELDS, position: 'Baker' }, state: 'queued', reason: null };
    // An entry need not have a reason.
    const { fields, state } = entry;
    changeStorageElsewhere(keyOf('ada@example.com', '1'), JSON.stringify({ fields, state }));
    changeStorageElsewhere(keyOf('ada@example.com', '2'), '{"fields":{}}');
    changeStorageElsewhere(keyOf('eve@example.com', '3'), JSON.stringify(entry));
    const list = await outbox();
    expect(list.getAllByRole('listitem')).toHaveLength(1);
    expect(list.getByText('1 application not sent yet.')).toBeVisible();
    changeStorageElsewhere(keyOf('ada@example.com', '1'), null);

    await noOutbox();
    app.close();
  });

  it('is there also without an optional field that its version did not know', async () => {
    addOptionalField();
    const entry = { fields: JOB_FIELDS, state: 'queued', reason: null };
    localStorage.setItem(keyOf('ada@example.com', '1'), JSON.stringify(entry));
    cutNetwork('GET', '/jobs/stats');
    await renderApp({ route: '/all-jobs', user: {} });

    expect((await outbox()).getByRole('listitem')).toHaveTextContent('Engineer');
  });

  it('is taken over where an earlier version has kept it for the tab alone', async () => {
    const entry = { fields: { ...JOB_FIELDS, position: 'Baker' }, state: 'queued', reason: null };
    const key = keyOf('ada@example.com', '1');
    sessionStorage.setItem(key, JSON.stringify(entry));
    cutNetwork('GET', '/jobs/stats');
    await renderApp({ route: '/all-jobs', user: {} });

    expect((await outbox()).getByRole('listitem')).toHaveTextContent('Baker');
    expect(sessionStorage.getItem(key)).toBeNull();
  });

  it('goes along where its owner has another e-mail', async () => {
    const app = await keep();
    await app.follow('profile');
    const field = await screen.findByLabelText('email');
    await app.user.clear(field);
    await app.user.type(field, 'countess@example.com');
    await app.user.click(screen.getByRole('button', { name: 'save changes' }));
    await settle();
    await app.follow('all jobs');

    expect((await outbox()).getByRole('listitem')).toHaveTextContent('Baker');
    expect(Object.keys(localStorage).filter(isOfOutbox)).toEqual([
      expect.stringContaining(encodeURIComponent('countess@example.com')),
    ]);
  });

  it('can be sent by a press, which says why it cannot be yet', async () => {
    const app = await keep();
    await app.follow('all jobs');
    const list = await outbox();
    await app.user.click(list.getByRole('button', { name: 'send now' }));
    await findToast(UNREACHABLE);
    comeBack();
    await app.user.click(list.getByRole('button', { name: 'send now' }));

    await findToast('1 application sent.');
    expect(sent()).toHaveLength(1);
    await noOutbox();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('goes into the form to be edited, unless that holds a draft', async () => {
    const app = await keep();
    await app.user.type(screen.getByLabelText('position'), 'Diver');
    await app.follow('all jobs');
    const edit = async () => app.user.click((await outbox()).getByRole('button', { name: 'edit' }));
    await edit();
    await findToast("'add job' holds another draft. Save or clear it first.");
    await app.follow('add job');
    expect(await screen.findByLabelText('position')).toHaveValue('Diver');
    await app.user.click(screen.getByRole('button', { name: 'clear' }));
    await app.follow('all jobs');
    await edit();

    expect(await screen.findByLabelText('position')).toHaveValue('Baker');
    expect(screen.getByLabelText('company')).toHaveValue('Bread & Co');
    // It waits there until the form has saved it, and is not sent beside that.
    await app.follow('all jobs');
    expect(await (await outbox()).findByText("edited in 'add job', which sends it")).toBeVisible();
    comeBack();
    goOnline();
    await settle();
    expect(sent()).toEqual([]);
    await edit();
    await app.user.click(await screen.findByRole('button', { name: 'submit' }));
    await findToast('Job Created');
    expect(sent()).toHaveLength(1);
    await app.follow('all jobs');
    await noOutbox();
  });

  it('can be removed, after a question', async () => {
    const app = await keep();
    await app.follow('all jobs');
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
    const remove = (await outbox()).getByRole('button', { name: 'remove' });
    await app.user.click(remove);
    expect(remove).toBeVisible();
    confirm.mockReturnValue(true);
    await app.user.click(remove);

    await noOutbox();
    expect(screen.getByRole('main')).toHaveFocus();
    expect(Object.keys(localStorage).filter(isOfOutbox)).toEqual([]);
  });

  it('survives a reload, the end of the session and another user, and is shown to its owner alone', async () => {
    const app = await keep();
    const again = await app.reload();
    await again.follow('all jobs');
    await outbox();
    endSessionElsewhere({ isByItself: true });
    const logIn = async (user = {}) => {
      logInElsewhere(user);
      await again.user.click(await screen.findByRole('link', { name: 'Login/Register' }));
      await again.opens('/');
    };
    await logIn({ email: 'eve@example.com', name: 'Eve' });
    await again.follow('all jobs');
    await noOutbox();
    comeBack();
    goOnline();
    await settle();
    expect(sent()).toEqual([]);
    goOffline();
    endSessionElsewhere({ isByItself: false });
    await logIn();
    await again.follow('all jobs');

    expect((await outbox()).getByRole('listitem')).toHaveTextContent('Baker');
  });

  it('goes with a logout, after a question that names how many', async () => {
    const app = await keep();
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
    const logOut = async () => {
      await app.user.click(screen.getByRole('button', { name: 'Ada' }));
      await app.user.click(screen.getByRole('button', { name: 'logout' }));
    };
    await logOut();
    expect(confirm).toHaveBeenCalledWith(expect.stringMatching(/^1 application not sent yet/));
    expect(Object.keys(localStorage).filter(isOfOutbox)).toHaveLength(1);
    confirm.mockReturnValue(true);
    await app.user.click(screen.getByRole('button', { name: 'logout' }));

    await app.opens('/landing');
    expect(Object.keys(localStorage).filter(isOfOutbox)).toEqual([]);
  });
});

describe('what is sent from the outbox', () => {
  it('stays with the reason where it is refused', async () => {
    const app = await keep();
    await app.follow('all jobs');
    comeBack();
    refuse('POST', '/jobs', 400, 'Too many jobs');
    await app.user.click((await outbox()).getByRole('button', { name: 'send now' }));
    const list = await outbox();
    expect(await list.findByText('refused: Too many jobs')).toBeVisible();
    expect(list.queryByRole('button', { name: 'send now' })).not.toBeInTheDocument();
    goOnline();
    await settle();

    expect(sent()).toHaveLength(1);
  });

  it('waits as long as the server asks for', async () => {
    const app = await keep();
    await app.follow('all jobs');
    comeBack();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    refuse('POST', '/jobs', 429, 'Slow down', { once: true, headers: { 'Retry-After': '30' } });
    const list = await outbox();
    await app.user.click(await list.findByRole('button', { name: 'send now' }));
    expect(await list.findByText('not sent yet: Slow down')).toBeVisible();
    expect(sent()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(30_000);
    await waitFor(() => expect(sent()).toHaveLength(2));

    await findToast('1 application sent.');
  });

  it('is not sent meanwhile, however often that is tried', async () => {
    const app = await keep();
    await app.follow('all jobs');
    comeBack();
    refuse('POST', '/jobs', 429, 'Slow down', { headers: { 'Retry-After': '100' } });
    goOnline();
    const list = await outbox();
    expect(await list.findByText('not sent yet: Slow down')).toBeVisible();
    goOnline();
    await app.user.click(list.getByRole('button', { name: 'send now' }));
    await settle();

    expect(sent()).toHaveLength(1);
  });

  it('is sent after one read for all of them', async () => {
    const app = await keep();
    await submit(app.user, 'Cook');
    await screen.findAllByText(KEPT);
    await app.follow('all jobs');
    expect((await outbox()).getAllByRole('listitem')).toHaveLength(2);
    comeBack();
    const { length } = requests('GET', '/jobs/stats');
    goOnline();

    await findToast('2 applications sent.');
    expect(requests('GET', '/jobs/stats')).toHaveLength(length + 1);
  });

  it('waits for another window that sends, and says so', async () => {
    const app = await keep();
    await app.follow('all jobs');
    comeBack();
    const endOther = holdLocks();
    await app.user.click((await outbox()).getByRole('button', { name: 'send now' }));
    await findToast('Another window is sending. What waits is sent after it.');
    expect(sent()).toEqual([]);
    endOther();

    await findToast('1 application sent.');
    expect(sent()).toHaveLength(1);
  });

  it('is not sent again where its answer is lost, not after a reload either', async () => {
    const app = await keep();
    await app.follow('all jobs');
    comeBack();
    loseAnswer('POST', '/jobs');
    cutNetwork('GET', '/jobs');
    goOnline();
    expect(await (await outbox()).findByText(`may have been recorded: ${UNSURE}`)).toBeVisible();
    goOnline();
    await settle();
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
    await app.user.click((await outbox()).getByRole('button', { name: 'remove' }));
    expect(confirm).toHaveBeenCalledWith(
      'Remove Baker, Bread & Co from here? It may have been recorded.',
    );
    const again = await app.reload();
    await outbox();
    await settle();
    expect(sent()).toHaveLength(1);
    await again.user.click((await outbox()).getByRole('button', { name: 'edit' }));
    await again.user.click(await screen.findByRole('button', { name: 'submit' }));

    expect(
      await screen.findByText(/may have been recorded already. Record it again/),
    ).toBeVisible();
    expect(sent()).toHaveLength(1);
  });

  it('leaves the outbox where its answer is lost and a read finds it recorded', async () => {
    // The clock of the server.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') });
    const app = await keep();
    await app.follow('all jobs');
    comeBack();
    loseAnswer('POST', '/jobs');
    goOnline();

    expect(await screen.findByRole('article', { name: 'Baker' })).toBeVisible();
    await noOutbox();
    await waitFor(() => expect(Object.keys(localStorage).filter(isOfOutbox)).toEqual([]));
    expect(sent()).toHaveLength(1);
  });

  it('says that it was not recorded where a read does not find it, also after a reload', async () => {
    const app = await keep();
    await app.follow('all jobs');
    comeBack();
    cutNetwork('POST', '/jobs');
    goOnline();
    const sentence = 'The answer was lost, and this was not recorded. It can be sent again.';
    expect(await (await outbox()).findByText(sentence)).toBeVisible();
    expect(screen.queryByText(/may have been recorded/)).not.toBeInTheDocument();

    await app.reload();
    expect(await (await outbox()).findByText(sentence)).toBeVisible();
    expect(sent()).toHaveLength(1);
  });

  it('is stored as what may have been recorded before it is sent', async () => {
    await keep();
    comeBack();
    const answer = deferAnswer('POST', '/jobs');
    goOnline();
    await answer.arrived();
    const entries = Object.keys(localStorage).filter(isOfOutbox);

    expect(entries.map((key) => localStorage.getItem(key))).toEqual([
      expect.stringContaining('"state":"unknown"'),
    ]);
  });
});
