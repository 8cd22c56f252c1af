import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../support/render';
import { refuse } from '../../support/server';
import { findToast, toastTexts } from '../../support/toasts';

const bakers = [{ position: 'Baker' }];

describe('an error that is no longer so', () => {
  it('goes when the next submit says something else', async () => {
    const { user } = await renderApp({ route: '/add-job', user: { location: 'location' } });
    await user.click(await screen.findByRole('button', { name: 'submit' }));
    await findToast('Please fill out all fields');
    await user.type(screen.getByLabelText('position'), 'Baker');
    await user.type(screen.getByLabelText('company'), 'Bread Ltd');
    await user.click(screen.getByRole('button', { name: 'submit' }));

    expect(await screen.findByText(/^Record "location" as the place/)).toBeVisible();
    await waitFor(() => expect(toastTexts()).toEqual([]));
  });

  it.each([
    ['/all-jobs', '/jobs'],
    ['/', '/jobs/stats'],
  ])('goes at once after a read of %s', async (route, path) => {
    refuse('GET', path, 500, 'Down for repairs', { once: true });
    const { user } = await renderApp({ route, user: {}, jobs: bakers });
    await findToast('Down for repairs');
    await user.click(await screen.findByRole('button', { name: 'try again' }));

    await waitFor(() => expect(toastTexts()).toEqual([]));
  });
});
