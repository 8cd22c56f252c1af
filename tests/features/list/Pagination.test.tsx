import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildJobs } from '../../support/builders';
import { renderApp } from '../../support/render';
import { answerWith, deferAnswer, lastRequest, requests } from '../../support/server';

const pager = () => screen.findByRole('navigation', { name: 'pagination' });
const button = (name: string) => screen.getByRole('button', { name });
const current = () => screen.getByRole('button', { current: 'page' });
const askedPages = () => requests('GET', '/jobs').map(({ params }) => params.page);

/** All jobs with a pager over this many pages, from the API while it is a few. */
async function openPages(pages: number) {
  if (pages > 5) {
    const body = { jobs: buildJobs(10), totalJobs: pages * 10, numOfPages: pages };
    answerWith('GET', '/jobs', { body });
  }
  const jobs = pages > 5 ? [] : Array.from({ length: pages * 10 - 9 }, () => ({}));
  const app = await renderApp({ route: '/all-jobs', user: {}, jobs });
  await pager();
  return app;
}

async function isOn(page: number) {
  await waitFor(() => expect(lastRequest('GET', '/jobs').params.page).toBe(String(page)));
  expect(current()).toHaveAccessibleName(`page ${page}`);
}

describe('the pager', () => {
  it('has a button for each page and marks the current one', async () => {
    await openPages(3);
    const names = within(await pager())
      .getAllByRole('button')
      .map((item) => item.getAttribute('aria-label') ?? item.textContent);

    expect(names).toEqual(['prev', 'page 1', 'page 2', 'page 3', 'next']);
    expect(button('page 2')).toHaveTextContent('2');
    expect(current()).toHaveAccessibleName('page 1');
  });

  it('goes one page on by next, one back by prev, and around the ends', async () => {
    const { user } = await openPages(3);
    for (const [press, page] of [
      ['next', 2],
      ['next', 3],
      ['next', 1],
      ['prev', 3],
      ['prev', 2],
    ] as const) {
      await user.click(button(press));
      await isOn(page);
    }

    expect(askedPages()).toEqual(['1', '2', '3', '1', '3', '2']);
  });

  it('stays while the next page loads, which moves the focus to the top of the list', async () => {
    const { user } = await openPages(2);
    const held = deferAnswer('GET', '/jobs');
    await user.click(button('page 2'));
    await held.arrived();
    expect(current()).toHaveAccessibleName('page 2');
    expect(button('page 2')).toHaveFocus();
    held.pass();

    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    expect(document.activeElement).toContainElement(screen.getByText('11 job found'));
  });
});

describe('a page that some have left', () => {
  const told = () => screen.findByText('1 moved up onto this page; press again to go on');

  it('is read again by next, which goes on at the next press', async () => {
    const jobs = Array.from({ length: 12 }, (_, index) => ({ position: `Cook ${index}` }));
    const { user } = await renderApp({ route: '/all-jobs?status=pending', user: {}, jobs });
    await user.click(await screen.findByRole('button', { name: /^status of Cook 11,/ }));
    await user.click(screen.getByRole('menuitemradio', { name: 'interview' }));
    await screen.findByText('11 jobs found');
    await user.click(button('page 2'));

    expect(await told()).toBeVisible();
    expect(current()).toHaveAccessibleName('page 1');
    expect(screen.getByRole('article', { name: 'Cook 1' })).toBeVisible();
    await user.click(button('next'));
    await isOn(2);
    expect(screen.queryByText(/moved up/)).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    expect(screen.getByRole('article', { name: 'Cook 0' })).toBeVisible();
  });

  it('is shown before the next one after a delete, too', async () => {
    const jobs = Array.from({ length: 12 }, (_, index) => ({ position: `Cook ${index}` }));
    const { user } = await renderApp({ route: '/all-jobs', user: {}, jobs });
    const card = within(await screen.findByRole('article', { name: 'Cook 11' }));
    const again = deferAnswer('GET', '/jobs');
    await user.click(card.getByRole('button', { name: /^delete/ }));
    await again.arrived();
    await user.click(button('next'));
    again.pass();

    expect(await screen.findByRole('article', { name: 'Cook 1' })).toBeVisible();
    expect(await told()).toBeVisible();
    await user.click(button('next'));
    await isOn(2);
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  });
});

describe('a page past the end', () => {
  it('leads to page 1 on next while it is still being asked for', async () => {
    const { user, goBack } = await openPages(3);
    await user.click(button('page 3'));
    await isOn(3);
    answerWith('GET', '/jobs', { body: { jobs: buildJobs(10), totalJobs: 20, numOfPages: 2 } });
    await user.click(button('page 1'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'page 3' })).toBeNull());
    const held = deferAnswer('GET', '/jobs');
    await goBack();
    await held.arrived();
    await user.click(button('next'));

    await isOn(1);
  });
});
