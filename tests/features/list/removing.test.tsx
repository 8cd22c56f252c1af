import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { JOB_FIELDS } from '../../support/builders';
import { renderApp } from '../../support/render';
import {
  behaveLike,
  cutNetwork,
  deferAnswer,
  loseAnswer,
  refuse,
  requests,
  settle,
} from '../../support/server';
import { findToast } from '../../support/toasts';

const BAKER = { position: 'Baker', company: 'Bread & Co', jobType: 'remote' } as const;

const card = (name: string) => screen.findByRole('article', { name });
const deleteOf = async (name: string) =>
  within(await card(name)).getByRole('button', { name: 'delete' });
const putBack = () => screen.findByRole('button', { name: 'put back Baker, Bread & Co' });
const putBackAgain = () =>
  screen.findByRole('button', { name: 'put back again Baker, Bread & Co' });
const strip = () => screen.queryByText('removed: Baker, Bread & Co');
const passASecond = () => act(() => void vi.advanceTimersByTime(1000));

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));

async function openJobs(jobs: object[] = [{ position: 'Cook' }, BAKER]) {
  const app = await renderApp({ route: '/all-jobs', user: {}, jobs });
  await card('Baker');
  return app;
}

/** Deletes the baker, and waits until a press on what stands there then counts. */
async function deleteBaker(user: UserEvent) {
  await user.click(await deleteOf('Baker'));
  await putBack();
  passASecond();
}

describe('deleting a job', () => {
  it('says what the server answers, reads the list again and keeps the place', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(84);
    const { user } = await openJobs();
    await user.click(await deleteOf('Baker'));

    expect(await findToast('Success! Job removed')).toBeVisible();
    expect(await screen.findByText('1 job found')).toBeVisible();
    const [first, second] = within(screen.getByRole('region', { name: 'jobs' })).getAllByRole(
      'listitem',
    );
    expect(first).toHaveTextContent('removed: Baker, Bread & Co');
    expect(first?.querySelector('article')).toBeNull();
    expect(first).toHaveStyle({ minHeight: '84px' });
    expect(second).toHaveTextContent('Cook');
    expect(requests('DELETE')).toHaveLength(1);
    await waitFor(() => expect(requests('GET', '/jobs')).toHaveLength(2));
  });

  it('leaves the focus to whoever has moved on, and has a text where the answer has none', async () => {
    const { user } = await openJobs();
    const held = deferAnswer('DELETE', '/jobs/:id');
    await user.click(await deleteOf('Baker'));
    await held.arrived();
    await user.type(screen.getByRole('searchbox'), 'c');
    held.answer({ status: 204 });
    await findToast('Job Deleted');
    await putBack();
    await user.keyboard('o');

    expect(screen.getByRole('searchbox')).toHaveValue('co');
  });
});

describe('deleting a job whose answer is slow', () => {
  it('shows the strip at once, from which the place is kept and nothing can be put back yet', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(84);
    const { user } = await openJobs();
    const held = deferAnswer('DELETE', '/jobs/:id');
    await user.click(await deleteOf('Baker'));
    const strip = (await screen.findByText('deleting: Baker, Bread & Co')).closest('li');
    expect(strip).toHaveStyle({ minHeight: '84px' });
    expect(screen.queryByRole('article', { name: 'Baker' })).not.toBeInTheDocument();
    expect(await putBack()).toHaveAttribute('aria-disabled', 'true');
    expect(await putBack()).toHaveFocus();
    await held.arrived();
    held.pass();

    expect(await screen.findByText('removed: Baker, Bread & Co')).toBeVisible();
    expect(await putBack()).not.toHaveAttribute('aria-disabled');
  });

  it('shows the card again where the server refuses it', async () => {
    const { user } = await openJobs();
    const held = deferAnswer('DELETE', '/jobs/:id');
    await user.click(await deleteOf('Baker'));
    await screen.findByText('deleting: Baker, Bread & Co');
    await held.arrived();
    held.answer({ status: 400, body: { msg: 'Not now' } });

    await findToast('Not now');
    const again = await card('Baker');
    expect(again.closest('li')?.style.minHeight).toBe('');
    expect(within(again).getAllByRole('link')[0]).toHaveFocus();
  });
});

describe('deleting the last job', () => {
  it('of the last page leaves no strip on the page before; its toast puts it back', async () => {
    const rest = Array.from({ length: 10 }, (_, at) => ({ position: `Cook ${at}` }));
    const { user } = await renderApp({
      route: '/all-jobs?page=2',
      user: {},
      jobs: [BAKER, ...rest],
    });
    await user.click(await deleteOf('Baker'));

    await card('Cook 0');
    expect(strip()).not.toBeInTheDocument();
    vi.spyOn(window, 'confirm').mockReturnValue(true);
    await user.click(screen.getByRole('button', { name: 'undo: put back Baker, Bread & Co' }));
    expect(await screen.findByText('11 jobs found')).toBeVisible();
    expect(requests('POST', '/jobs')).toHaveLength(1);
  });

  it('of all leaves no jobs, with the place beside', async () => {
    const { user } = await openJobs([BAKER]);
    await user.click(await deleteOf('Baker'));

    expect(await screen.findByText('No jobs to display...')).toBeVisible();
    const list = within(screen.getByRole('region', { name: 'jobs' }));
    expect(list.getByText('removed: Baker, Bread & Co')).toBeVisible();
    expect(list.getByRole('link', { name: 'add job' })).toBeVisible();
  });
});

describe('what is left of a removed job', () => {
  it('stays while another job is edited, until it is closed', async () => {
    const { user, goBack } = await openJobs();
    await deleteBaker(user);
    await user.click(screen.getByRole('button', { name: /^status of Cook/ }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'interview' }));
    await findToast('Job Modified...');
    await user.click(screen.getByRole('link', { name: 'Edit' }));
    await screen.findByRole('heading', { level: 1, name: 'edit job' });
    await goBack();
    await putBack();
    passASecond();
    await user.click(screen.getByRole('button', { name: 'close', description: /can be put back/ }));

    expect(strip()).not.toBeInTheDocument();
    expect(requests('POST')).toEqual([]);
  });
});

describe('putting back', () => {
  it("is offered by 'undo' of Ctrl+K once another page has been shown, as the strip says", async () => {
    const { user, follow } = await openJobs();
    await deleteBaker(user);
    expect(await putBack()).toHaveAccessibleDescription(/on other pages by 'undo' in Ctrl\+K/);
    await follow('stats');
    await user.keyboard('{Control>}k{/Control}');
    await user.type(await screen.findByRole('combobox'), 'undo');
    vi.spyOn(window, 'confirm').mockReturnValue(true);
    await user.click(await screen.findByRole('option', { name: /^undo.*Baker, Bread & Co/ }));

    await findToast('Job Created');
    expect(requests('POST', '/jobs')).toHaveLength(1);
  });

  it('names the key of Ctrl+K as on a Mac', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Macintosh)');
    const { user } = await openJobs();
    await deleteBaker(user);

    expect(await putBack()).toHaveAccessibleDescription(/by 'undo' in ⌘\+K$/);
  });

  it('records all fields as a new application of its day, as it says beforehand', async () => {
    const { user } = await openJobs();
    await deleteBaker(user);
    const button = await putBack();
    expect(button).toHaveAccessibleDescription(/can be put back/);
    expect(button).toHaveAttribute('title', 'put back Baker, Bread & Co');
    await user.dblClick(button);

    expect(await findToast('Job Created')).toHaveTextContent('Job Created Baker, Bread & Co');
    expect(await card('Baker')).toBeVisible();
    expect(strip()).not.toBeInTheDocument();
    expect(screen.getByText('2 jobs found')).toBeVisible();
    expect(requests('POST', '/jobs').map(({ body }) => body)).toEqual([
      { ...JOB_FIELDS, ...BAKER, createdAt: expect.stringMatching(/Z$/) as unknown },
    ]);
  });

  it('says so where the server dates it today', async () => {
    behaveLike({ createdAt: 'ignored' });
    const baker = { ...BAKER, createdAt: new Date('2026-03-08T12:00:00.000Z') };
    const { user } = await openJobs([baker, { position: 'Cook' }]);
    await deleteBaker(user);
    await user.click(await putBack());

    expect(await findToast('Job Created, dated today.')).toBeVisible();
  });

  it('moves the focus from the strip to the card below it', async () => {
    const { user } = await openJobs();
    await deleteBaker(user);
    const strip = (await putBack()).closest('li');
    const below = strip?.nextElementSibling as HTMLElement;
    expect(await putBack()).toHaveFocus();
    await user.keyboard('{Enter}');

    await findToast('Job Created');
    await waitFor(() => expect(within(below).getAllByRole('link')[0]).toHaveFocus());
  });

  it('that is refused says why, there and in a toast, and can be tried again', async () => {
    const { user } = await openJobs();
    await deleteBaker(user);
    // With its day, and without.
    refuse('POST', '/jobs', 400, 'Too many jobs', { once: true });
    refuse('POST', '/jobs', 400, 'Too many jobs', { once: true });
    await user.click(await putBack());
    await findToast('Too many jobs');
    const place = (await putBack()).closest('li');
    expect(within(place ?? document.body).getByRole('alert')).toHaveTextContent('Too many jobs');
    passASecond();
    await user.click(await putBack());

    expect(await card('Baker')).toBeVisible();
    expect(requests('POST', '/jobs')).toHaveLength(3);
  });

  describe('whose answer is lost, or a 5xx', () => {
    const LOST = /^The answer was lost, so this may have been recorded/;
    const DOWN = 'Database is down';

    async function putBackWithout(answer: 'answer' | 'record' | 'success', isListLost = false) {
      const { user } = await openJobs();
      await deleteBaker(user);
      if (answer === 'answer') loseAnswer('POST', '/jobs', { once: true });
      else if (answer === 'record') cutNetwork('POST', '/jobs', { once: true });
      else refuse('POST', '/jobs', 500, DOWN, { once: true });
      if (isListLost) refuse('GET', '/jobs', 503);
      await user.click(await putBack());
      await findToast(answer === 'success' ? DOWN : LOST);
      return user;
    }

    it.each([
      ['answer', LOST],
      ['success', DOWN],
    ] as const)(
      'asks before it is sent again where the list cannot be read: no %s',
      async (answer, reason) => {
        const user = await putBackWithout(answer, true);
        const button = await putBackAgain();
        expect(button).toHaveTextContent('put back again');
        expect(button).toHaveAccessibleDescription(/put back already/);
        const place = button.closest('li') ?? document.body;
        expect(within(place).getByRole('alert')).toHaveTextContent(reason);
        passASecond();
        await user.click(button);

        await findToast('Job Created');
        await waitFor(() => expect(strip()).not.toBeInTheDocument());
        expect(requests('POST', '/jobs')).toHaveLength(2);
      },
    );

    it('is done where a read finds the application', async () => {
      await putBackWithout('answer');

      expect(await card('Baker')).toBeVisible();
      expect(strip()).not.toBeInTheDocument();
      expect(screen.queryByRole('button', { name: /^put back/ })).not.toBeInTheDocument();
      expect(requests('POST', '/jobs')).toHaveLength(1);
    });

    it.each([
      ['record', /^The answer was lost, and this was not recorded/],
      ['success', DOWN],
    ] as const)(
      'can be sent again without a question where a read does not: no %s',
      async (answer, reason) => {
        const user = await putBackWithout(answer);
        const button = await putBack();
        expect(button).toHaveAccessibleDescription(/can be put back/);
        const place = button.closest('li') ?? document.body;
        expect(within(place).getByRole('alert')).toHaveTextContent(reason);
        passASecond();
        await user.click(button);

        expect(await card('Baker')).toBeVisible();
        expect(strip()).not.toBeInTheDocument();
        expect(requests('POST', '/jobs')).toHaveLength(2);
      },
    );
  });

  it('takes no press for an answer that comes with the question', async () => {
    const { user } = await openJobs();
    await deleteBaker(user);
    const held = deferAnswer('POST', '/jobs');
    await user.click(await putBack());
    await held.arrived();
    passASecond();
    held.answer({ status: 500 });
    await user.click(await putBackAgain());
    await settle();

    expect(requests('POST', '/jobs')).toHaveLength(1);
  });
});
