import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { DeferredAfterLink } from '@/pages/AllJobsPage/DeferredAfterLink';

/** What each visit of the list showed at its first commit. */
const shownFirst: (string | null)[] = [];

beforeEach(() => {
  shownFirst.length = 0;
});

describe('DeferredAfterLink', () => {
  it('comes after the page behind a link, and at once by Back and at the first load', async () => {
    renderPages();
    await press('another page');
    await press('list');
    expect(screen.getByRole('main')).toHaveTextContent('list with cards');
    await press('another page');
    await press('back');

    expect(shownFirst).toEqual(['list with cards', 'list with ', 'list with cards']);
  });

  it('comes at once where the focus returns to a job', async () => {
    renderPages();
    await press('another page');
    await press('saved');

    expect(shownFirst).toEqual(['list with cards', 'list with cards']);
  });
});

function renderPages() {
  render(
    <MemoryRouter>
      <Links />
      <Routes>
        <Route path="/" element={<List />} />
        <Route path="/another" element={<p>another</p>} />
      </Routes>
    </MemoryRouter>,
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

function Links() {
  const navigate = useNavigate();
  const go = (to: string, state?: unknown) => () => void navigate(to, { state });
  return (
    <>
      <button onClick={go('/')}>list</button>
      <button onClick={go('/', { focusJobId: 'a' })}>saved</button>
      <button onClick={go('/another')}>another page</button>
      <button onClick={() => void navigate(-1)}>back</button>
    </>
  );
}

function List() {
  useLayoutEffect(() => {
    shownFirst.push(screen.getByRole('main').textContent);
  }, []);
  return (
    <main>
      list with <DeferredAfterLink>cards</DeferredAfterLink>
    </main>
  );
}
