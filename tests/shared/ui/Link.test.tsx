import type { ReactNode } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigationType } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Link } from '@/shared/ui/Link';

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
      {link}
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
