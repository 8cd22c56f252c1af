import type { ReactNode } from 'react';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigationType } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Link } from '@/shared/ui/Link';
import { LinkArea, PlainLink } from '@/shared/ui/PlainLink';

const EDIT = { editJobId: 'a' };

function Place() {
  const location = useLocation();
  return (
    <p>{[useNavigationType(), location.pathname, JSON.stringify(location.state)].join(' ')}</p>
  );
}

function show(link: ReactNode, open: { pathname: string; state?: object } = { pathname: '/' }) {
  render(
    <MemoryRouter initialEntries={[open]}>
      <LinkArea>{link}</LinkArea>
      <Place />
    </MemoryRouter>,
  );
  return screen.getByRole('link');
}

it('a link to the open address adds an entry only where that has another state', () => {
  const link = show(<Link to="/add-job">add job</Link>, { pathname: '/add-job', state: EDIT });
  fireEvent.click(link);
  expect(screen.getByText('PUSH /add-job null')).toBeVisible();
  fireEvent.click(link);
  expect(screen.getByText('REPLACE /add-job null')).toBeVisible();
});

it('a plain link opens its page with its state, and tells the press', () => {
  let presses = 0;
  const link = show(
    <PlainLink to="/add-job" state={EDIT} onClick={() => (presses += 1)}>
      Edit
    </PlainLink>,
  );
  fireEvent.click(link);

  expect(link).toHaveAttribute('href', '/add-job');
  expect(screen.getByText('PUSH /add-job {"editJobId":"a"}')).toBeVisible();
  expect(presses).toBe(1);
});

it.each([
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])('a plain link leaves a press with %o to the browser', (init) => {
  const link = show(
    <PlainLink to="/add-job" state={EDIT}>
      Edit
    </PlainLink>,
  );
  const click = createEvent.click(link, { cancelable: true, ...init });
  let isLeftToBrowser = false;
  // What the browser would do with it, jsdom does not.
  const keepBrowserOut = (event: Event) => {
    isLeftToBrowser = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', keepBrowserOut, { once: true });
  fireEvent(link, click);

  expect(screen.getByText('POP / null')).toBeVisible();
  expect(isLeftToBrowser).toBe(true);
});
