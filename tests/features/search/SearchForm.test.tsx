import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { selectQuery } from '@/jobs/reads/listSelectors';
import { TYPE_FILTERS } from '@/jobs/model/job';
import { SORT_NAMES } from '@/jobs/model/sorting';
import { STATUS_FILTERS } from '@/jobs/model/statuses';
import { bigSidebar, renderApp } from '../../support/render';
import { deferAnswer, listRequests, settle } from '../../support/server';

const JOBS = [
  { position: 'Baker', jobStatus: 'interview', jobType: 'remote' },
  { position: 'Cook', jobStatus: 'declined', jobType: 'full-time' },
  { position: 'Astronaut', jobStatus: 'pending', jobType: 'internship' },
] as const;

const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'search' });
const choice = (name: string) => screen.getByRole('combobox', { name });
const clear = () =>
  within(screen.getByRole('search')).getByRole('button', { name: 'clear filters' });
const titles = () => screen.queryAllByRole('article').map((card) => heading(card).textContent);
const heading = (card: HTMLElement) => within(card).getByRole('heading');
const ALL = 'jobStatus=all&jobType=all&sort=latest&page=1';
const lastQuery = () => listRequests().at(-1)?.query ?? '';

async function openAllJobs(jobs: readonly object[] = JOBS) {
  const app = await renderApp({ route: '/all-jobs', user: {}, jobs: [...jobs] });
  await screen.findByText(/jobs? found$/);
  return app;
}

/** Waits until the cards on the page are these, in this order. */
function shows(...expected: string[]) {
  return waitFor(() => expect(titles()).toEqual(expected));
}

/** What happens while the test alone decides how time passes. */
function withFrozenTime(work: (pass: (ms: number) => void) => void) {
  vi.useFakeTimers();
  work((ms) => {
    act(() => {
      vi.advanceTimersByTime(ms);
    });
  });
  vi.useRealTimers();
}

const typeText = (value: string) => fireEvent.change(box(), { target: { value } });

describe('the search form', () => {
  it('begins without filters, asks for the newest first, and offers every choice', async () => {
    await openAllJobs();

    expect(screen.getByRole('heading', { name: 'search form' })).toBeVisible();
    expect(box()).toHaveValue('');
    expect(listRequests().map(({ query }) => query)).toEqual([ALL]);
    expect(titles()).toEqual(['Astronaut', 'Cook', 'Baker']);
    for (const [label, name, ...options] of [
      ['status', 'searchStatus', ...STATUS_FILTERS],
      ['type', 'searchType', ...TYPE_FILTERS],
      ['sort', 'sort', ...SORT_NAMES],
    ] as const) {
      const offered = within(choice(label)).getAllByRole('option');
      expect(offered.map(({ textContent }) => textContent)).toEqual(options);
      expect(choice(label)).toHaveValue(options[0]);
      expect(choice(label)).toHaveAttribute('name', name);
    }
  });

  it.each([
    ['status', 'declined', 'jobStatus=declined&jobType=all&sort=latest&page=1', ['Cook']],
    ['type', 'remote', 'jobStatus=all&jobType=remote&sort=latest&page=1', ['Baker']],
    ['sort', 'z-a', 'jobStatus=all&jobType=all&sort=z-a&page=1', ['Cook', 'Baker', 'Astronaut']],
  ])('applies a choice of %s at once', async (name, value, query, expected) => {
    const { user } = await openAllJobs();
    await user.selectOptions(choice(name), value);

    await shows(...expected);
    expect(lastQuery()).toBe(query);
    expect(listRequests()).toHaveLength(2);
  });
});

it('the button of the filters counts those in use, beside the search', async () => {
  const { user } = await openAllJobs();
  expect(screen.getByText('filters')).toBeInTheDocument();
  await user.type(box(), 'o{Enter}');
  await user.selectOptions(choice('type'), 'full-time');
  await user.selectOptions(choice('status'), 'declined');

  await shows('Cook');
  expect(screen.getByText('filters (2)')).toBeInTheDocument();
});

describe('the search text', () => {
  it('is applied 1000 ms after the last key, on page 1', async () => {
    const { store, user } = await openAllJobs(Array.from({ length: 11 }, () => ({})));
    await user.click(screen.getByRole('button', { name: 'page 2' }));
    await waitFor(() => expect(titles()).toHaveLength(1));
    const applied = () => selectQuery(store.getState()).search;
    withFrozenTime((pass) => {
      typeText('en');
      pass(900);
      typeText('eng');
      pass(999);
      expect(applied()).toBe('');
      pass(1);
      expect(applied()).toBe('eng');
    });

    await waitFor(() => expect(titles()).toHaveLength(10));
    expect(lastQuery()).toBe('jobStatus=all&jobType=all&sort=latest&page=1&search=eng');
    expect(listRequests()).toHaveLength(3);
  });

  it('is asked for once, although Enter came before the second was over', async () => {
    await openAllJobs();
    withFrozenTime((pass) => {
      typeText('bak');
      fireEvent.keyDown(box(), { key: 'Enter' });
      fireEvent.keyDown(box(), { key: 'Enter' });
      pass(5000);
    });

    await shows('Baker');
    expect(listRequests()).toHaveLength(2);
  });

  it.each([
    ['before Enter applies it', { isComposing: true }],
    ['of which Safari tells by the code of Enter alone', { keyCode: 229 }],
  ])('waits for the end of a composition %s', async (_, init) => {
    const { store } = await openAllJobs();
    withFrozenTime(() => {
      typeText('に');
      fireEvent.keyDown(box(), { key: 'Enter', ...init });

      expect(selectQuery(store.getState()).search).toBe('');
    });
  });

  it('that consists of blanks is no search', async () => {
    await openAllJobs();
    withFrozenTime((pass) => {
      typeText(' \t  \u3164\u200B');
      fireEvent.keyDown(box(), { key: 'Enter' });
      pass(5000);
    });
    await settle();

    expect(listRequests()).toHaveLength(1);
  });

  it.each([
    ['has no blanks around it and keeps those within', '  of bread '],
    ['has no characters that show nothing', '\u200Bof br\u00ADead\u2800'],
    ['has ordinary blanks in place of others', 'of\u00A0bread'],
    ['has an ordinary blank in place of a wide one', 'of\u3000br\u00ADead'],
    ['has a blank where a tab was pasted, which no address could hold', 'of\tbread'],
  ])('%s', async (_, text) => {
    const { user } = await openAllJobs([{ position: 'Head of Bread' }]);
    await user.click(box());
    await user.paste(text);
    await user.keyboard('{Enter}');

    await waitFor(() => expect(lastQuery()).toMatch(/&search=of%20bread$/));
    await shows('Head of Bread');
  });

  it.each([
    ['clear filters', () => clear()],
    [
      'the way to another page',
      () => bigSidebar().getByRole('link', { name: 'profile', hidden: true }),
    ],
  ])('that is not applied yet is forgotten by %s', async (_, target) => {
    const { store } = await openAllJobs();
    withFrozenTime((pass) => {
      typeText('bak');
      fireEvent.click(target());
      pass(5000);
    });
    await settle();

    expect(selectQuery(store.getState()).search).toBe('');
    expect(listRequests().every(({ params }) => params.search === undefined)).toBe(true);
    const left: HTMLInputElement | null = screen.queryByRole('searchbox');
    expect(left?.value ?? '').toBe('');
  });

  it.each([
    ['a&b=c#d', 'a%26b%3Dc%23d'],
    [`'"\\; DROP--`, '%27%22%5C%3B%20DROP--'],
    ['naïve 🙂 שלום', 'na%C3%AFve%20%F0%9F%99%82%20%D7%A9%D7%9C%D7%95%D7%9D'],
  ])('is percent-encoded: %s', async (text, encoded) => {
    await openAllJobs([{ position: `The ${text} job` }, { position: 'Another' }]);
    typeText(text);
    fireEvent.keyDown(box(), { key: 'Enter' });

    await shows(`The ${text} job`);
    const [, query] = lastQuery().split('&search=');
    expect(query).toBe(encoded);
    expect(listRequests().at(-1)?.params.search).toBe(text);
  });
});

describe('clear filters', () => {
  it('resets the box and every filter, with one request', async () => {
    const { user } = await openAllJobs();
    expect(clear()).toHaveAttribute('title', 'nothing to clear');
    await user.selectOptions(choice('status'), 'interview');
    await waitFor(() => expect(clear()).toHaveAttribute('title', 'clear filters'));
    await user.selectOptions(choice('type'), 'remote');
    await user.selectOptions(choice('sort'), 'z-a');
    await user.type(box(), 'bak{Enter}');
    await shows('Baker');
    expect(lastQuery()).toBe('jobStatus=interview&jobType=remote&sort=z-a&page=1&search=bak');
    const before = listRequests().length;
    await waitFor(() => expect(clear()).toBeEnabled());
    await user.click(clear());

    await shows('Astronaut', 'Cook', 'Baker');
    expect(box()).toHaveValue('');
    expect(choice('status')).toHaveValue('all');
    expect(choice('type')).toHaveValue('all');
    expect(choice('sort')).toHaveValue('latest');
    expect(lastQuery()).toBe('jobStatus=all&jobType=all&sort=latest&page=1');
    expect(listRequests()).toHaveLength(before + 1);
  });

  it('is disabled while the list is loading', async () => {
    const { user } = await openAllJobs();
    const held = deferAnswer('GET', '/jobs');
    await user.selectOptions(choice('status'), 'declined');
    await held.arrived();
    expect(clear()).toBeDisabled();
    held.pass();

    await shows('Cook');
    expect(clear()).toBeEnabled();
  });
});

describe('a table that is sorted by a heading', () => {
  it("says so in the sort, where 'latest' ends it", async () => {
    const { user } = await renderApp({ route: '/all-jobs?view=table', user: {}, jobs: [...JOBS] });
    const heading = await screen.findByRole('button', { name: 'company' });
    expect(choice('sort')).toHaveValue('latest');
    await user.click(heading);
    await waitFor(() => expect(choice('sort')).toHaveValue('by company'));
    await user.click(heading);
    await waitFor(() => expect(choice('sort')).toHaveValue('by company, reversed'));

    await user.selectOptions(choice('sort'), 'latest');
    await waitFor(() => expect(choice('sort')).toHaveValue('latest'));
    expect(window.location.search).toBe('?view=table');
    expect(within(choice('sort')).getAllByRole('option')).toHaveLength(SORT_NAMES.length);
  });
});
