import { fireEvent, screen } from '@testing-library/react';
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
