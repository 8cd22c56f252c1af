import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../support/render';

const box = () => screen.findByRole('combobox', { name: 'find' });

it('opens an entry by Enter, and none by the Enter that ends a composition', async () => {
  const { user, location, opens } = await renderApp({ route: '/profile', user: {} });
  await screen.findByLabelText('name');
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await box(), 'stats');
  for (const composed of [{ isComposing: true }, { keyCode: 229 }])
    fireEvent.keyDown(await box(), { key: 'Enter', ...composed });
  expect(location()).toBe('/profile');

  expect(fireEvent.keyDown(await box(), { key: 'Enter' })).toBe(false);
  await opens('/');
});

it('opens by Enter what is listed already, and records it again as the second choice', async () => {
  const jobs = [{ position: 'Cook', company: 'Acme' }];
  const { user, location } = await renderApp({ route: '/profile', user: {}, jobs });
  await screen.findByLabelText('name');
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await box(), 'Cook at Acme in Dublin');
  const listed = await screen.findByRole('option', { name: /^open Cook at Acme ?listed on / });
  expect(listed).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent(
    'record Cook at Acme in Dublin',
  );
  await user.keyboard('{ArrowUp}{Enter}');

  await waitFor(() => expect(location()).toMatch(/^\/add-job\?id=/));
});
