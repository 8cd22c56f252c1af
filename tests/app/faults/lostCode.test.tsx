import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { takeCallCode } from '../../support/callCode';
import { renderApp } from '../../support/render';
import { requests, settle } from '../../support/server';
import { findToast } from '../../support/toasts';

const LOST =
  'We cannot reach the server. Please check your connection and try again, or reload the page.';

const writes = () => requests().filter(({ method }) => method !== 'GET');

describe('what cannot be sent, since the code for it is lost', () => {
  it('is told in the form of a new application, which is sent later without a question', async () => {
    const { user } = await renderApp({ route: '/add-job', user: {} });
    await user.type(await screen.findByLabelText('position'), 'Baker');
    await user.type(screen.getByLabelText('company'), 'Bread & Sons');
    const { giveBack } = takeCallCode();
    await user.click(screen.getByRole('button', { name: 'submit' }));

    expect(await within(screen.getByRole('main')).findByText(LOST)).toBeVisible();
    expect(await findToast(LOST)).toBeVisible();
    expect(screen.getByLabelText('position')).toHaveValue('Baker');
    giveBack();
    await user.click(screen.getByRole('button', { name: 'submit' }));
    await findToast('Job Created');
    expect(writes()).toHaveLength(1);
  });

  it.each(['status', 'delete'])('is told at the card, and nothing is read: %s', async (what) => {
    const jobs = [{ position: 'Baker' }];
    const { user } = await renderApp({ route: '/all-jobs', user: {}, jobs });
    const card = within(await screen.findByRole('article', { name: 'Baker' }));
    const { giveBack } = takeCallCode();
    const name = what === 'status' ? /^status of Baker/ : 'delete';
    await user.click(card.getByRole('button', { name }));
    if (what === 'status') {
      await user.click(await screen.findByRole('menuitemradio', { name: 'declined' }));
    }

    expect(await card.findByText(LOST)).toBeVisible();
    giveBack();
    await settle();
    expect(card.getByRole('button', { name: /^status of Baker/ })).toHaveTextContent('pending');
    expect(requests('GET', '/jobs')).toHaveLength(1);
    expect(writes()).toEqual([]);
  });
});
