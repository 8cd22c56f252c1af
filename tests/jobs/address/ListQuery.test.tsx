import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { listAddressOpened, listChanged } from '@/jobs/allJobsSlice';
import { selectQuery } from '@/jobs/reads/listSelectors';
import { renderApp } from '../../support/render';
import { requests, settle } from '../../support/server';

const JOBS = Array.from({ length: 25 }, (_, index) => ({
  position: `Cook ${index + 1}`,
  jobStatus: index % 2 === 0 ? ('pending' as const) : ('declined' as const),
}));

const queries = () => requests('GET', '/jobs').map(({ params }) => params);

async function openList(route = '/all-jobs', history: string[] = []) {
  const app = await renderApp({ route, history, user: {}, jobs: JOBS });
  await screen.findByText(/jobs? found/);
  return {
    ...app,
    query: () => selectQuery(app.store.getState()),
    filter: async (field: string, choice: string) =>
      app.user.selectOptions(screen.getByLabelText(field), choice),
  };
}

describe('an address of the list', () => {
  it('is written anew where it makes no sense, and keeps what is not its own', async () => {
    const { opens } = await openList('/all-jobs?page=0&utm=x&status=ghosted&sort=z-a');

    await opens('/all-jobs?sort=z-a&utm=x');
    expect(queries()).toMatchObject([{ jobStatus: 'all', sort: 'z-a', page: '1' }]);
  });

  it('is corrected in place when its page is past the end', async () => {
    const { opens, goBack } = await openList('/all-jobs?page=7', ['/profile']);
    await opens('/all-jobs?page=3');
    await goBack();

    await opens('/profile');
    expect(queries().map(({ page }) => page)).toEqual(['7', '3']);
  });
});

describe('a change of the list', () => {
  it('makes an entry for status, type, sort and page, and none for what stays the same', async () => {
    const { filter, user, opens, goBack } = await openList();
    await filter('status', 'pending');
    await opens('/all-jobs?status=pending');
    await filter('type', 'full-time');
    await opens('/all-jobs?status=pending&type=full-time');
    await filter('sort', 'oldest');
    await opens('/all-jobs?status=pending&type=full-time&sort=oldest');
    await user.click(await screen.findByRole('button', { name: 'page 2' }));
    await opens('/all-jobs?status=pending&type=full-time&sort=oldest&page=2');
    await user.click(screen.getByRole('button', { name: 'page 2' }));

    await goBack();
    await opens('/all-jobs?status=pending&type=full-time&sort=oldest');
    await goBack();
    await opens('/all-jobs?status=pending&type=full-time');
  });

  it('is not read back from the address that it has written', async () => {
    const { filter, opens, store } = await openList();
    const dispatch = vi.spyOn(store, 'dispatch');
    await filter('status', 'declined');
    await opens('/all-jobs?status=declined');
    await settle();
    const events = dispatch.mock.calls.flatMap(([event]) => ('type' in event ? event.type : []));

    expect(events).toContain(listChanged.type);
    expect(events).not.toContain(listAddressOpened.type);
  });

  it('by typing makes one entry, until something else is chosen', async () => {
    const { user, opens, goBack, filter } = await openList('/all-jobs', ['/profile']);
    const search = async (text: string) => {
      await user.clear(screen.getByLabelText('search'));
      await user.type(screen.getByLabelText('search'), `${text}{Enter}`);
    };
    await search('c');
    await opens('/all-jobs?search=c');
    await search('cook 1');
    await opens('/all-jobs?search=cook%201');
    await filter('sort', 'oldest');
    await opens('/all-jobs?search=cook%201&sort=oldest');
    await search('cook');
    await opens('/all-jobs?search=cook&sort=oldest');

    await goBack();
    await opens('/all-jobs?search=cook%201&sort=oldest');
    await goBack();
    await opens('/all-jobs?search=cook%201');
    await goBack();
    await opens('/all-jobs');
  });

  it("by 'clear filters' makes an entry, and takes with it what was only typed", async () => {
    const { user, opens, goBack } = await openList('/all-jobs?search=cook');
    await user.type(screen.getByLabelText('search'), ' 1');
    await user.click(screen.getByRole('button', { name: 'clear filters' }));
    await opens('/all-jobs');
    expect(screen.getByLabelText('search')).toHaveValue('');
    await goBack();

    await opens('/all-jobs?search=cook');
    expect(screen.getByLabelText('search')).toHaveValue('cook');
  });

  it('is shown also where the browser refuses another entry, and written with the next one', async () => {
    const { filter, opens, query } = await openList();
    const push = vi.spyOn(window.history, 'pushState').mockImplementationOnce(() => {
      throw new DOMException('too many', 'SecurityError');
    });
    await filter('status', 'declined');
    await waitFor(() => expect(queries().at(-1)).toMatchObject({ jobStatus: 'declined' }));
    expect(query().searchStatus).toBe('declined');
    await filter('sort', 'oldest');

    await opens('/all-jobs?status=declined&sort=oldest');
    push.mockRestore();
  });
});

describe('Back', () => {
  it('shows what was shown, with one request, and leaves the focus in the search box', async () => {
    const { filter, opens, goBack, query, user } = await openList('/all-jobs?search=cook');
    await filter('status', 'declined');
    await opens('/all-jobs?search=cook&status=declined');
    await settle();
    const before = queries().length;
    const box = screen.getByLabelText('search');
    await user.click(box);
    await goBack();

    await waitFor(() => expect(query()).toMatchObject({ search: 'cook', searchStatus: 'all' }));
    await settle();
    expect(queries()).toHaveLength(before + 1);
    expect(box).toHaveFocus();
  });
});

describe('a bare link', () => {
  it('shows what the store holds and writes it into the address, in place', async () => {
    const { filter, opens, follow, goBack } = await openList();
    await filter('status', 'declined');
    await opens('/all-jobs?status=declined');
    await follow('profile');
    await opens('/profile');
    await follow('all jobs');
    await opens('/all-jobs?status=declined');
    await settle();
    expect(queries().map(({ jobStatus }) => jobStatus)).toEqual(['all', 'declined', 'declined']);

    await goBack();
    await opens('/profile');
  });

  it('on the page itself changes nothing', async () => {
    const { filter, opens, follow, query } = await openList();
    await filter('status', 'declined');
    await opens('/all-jobs?status=declined');
    const before = query();
    await follow('all jobs');
    await settle();

    await opens('/all-jobs?status=declined');
    expect(query()).toBe(before);
  });
});

describe('the search box', () => {
  it('keeps its text and caret while the address follows, and waits for a pause of a composition', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user, opens } = await openList();
    const box = screen.getByLabelText<HTMLInputElement>('search');
    await user.type(box, 'cook  1');
    box.setSelectionRange(2, 2);
    fireEvent.compositionStart(box);
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(queries().at(-1)).not.toHaveProperty('search');
    await act(() => vi.advanceTimersByTimeAsync(1000));

    await opens('/all-jobs?search=cook%20%201');
    expect(screen.getByLabelText('search')).toBe(box);
    expect(box).toHaveValue('cook  1');
    expect(box.selectionStart).toBe(2);
    expect(box).toHaveFocus();
  });
});
