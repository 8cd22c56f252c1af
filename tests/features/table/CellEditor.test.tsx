import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../support/render';
import { requests } from '../../support/server';
import { findToast } from '../../support/toasts';

const company = () => screen.getByRole('gridcell', { name: 'Zoo' });
const field = () => screen.getByLabelText('company of Cook');
const patches = () => requests().filter(({ method }) => method === 'PATCH');

async function openCell() {
  const { user } = await renderApp({
    route: '/all-jobs?view=table',
    user: {},
    jobs: [{ position: 'Cook', company: 'Zoo' }],
  });
  await user.dblClick(await screen.findByRole('gridcell', { name: 'Zoo' }));
  return user;
}

describe('a cell that is edited', () => {
  it('stays as it is when the window loses the focus, and saves when the field does', async () => {
    const user = await openCell();
    await user.clear(field());
    await user.type(field(), 'Circ');
    // The element is still the active one then.
    fireEvent.blur(field());
    expect(field()).toHaveValue('Circ');
    expect(patches()).toHaveLength(0);

    await user.type(field(), 'us');
    act(() => field().blur());
    await waitFor(() => expect(patches()).toHaveLength(1));
    expect(await screen.findByRole('gridcell', { name: 'Circus' })).toBeInTheDocument();
  });

  it('is not saved by the Enter that ends a composition, which Safari tells by its code alone', async () => {
    const user = await openCell();
    await user.type(field(), '日本');
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
    expect(field()).toBeInTheDocument();
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    expect(field()).toBeInTheDocument();
    fireEvent.keyDown(field(), { key: 'Enter' });

    await waitFor(() => expect(patches()).toHaveLength(1));
  });

  it('opens once by an Enter that is held', async () => {
    const user = await openCell();
    await user.keyboard('{Escape}');
    expect(company()).toHaveFocus();
    fireEvent.keyDown(company(), { key: 'Enter' });
    expect(field()).toHaveFocus();
    fireEvent.keyDown(field(), { key: 'Enter', repeat: true });

    expect(field()).toHaveFocus();
  });

  it('is told with the name that it has then, and with that of before once it is undone', async () => {
    const user = await openCell();
    const told = (text: string) =>
      waitFor(async () => expect(await findToast('Job Modified...')).toHaveTextContent(text));
    await user.dblClick(screen.getByRole('rowheader', { name: 'Cook' }));
    await user.clear(screen.getByLabelText('position of Cook'));
    await user.type(screen.getByLabelText('position of Cook'), 'Chef{Enter}');
    await told('Job Modified... Chef');
    await user.keyboard('{Control>}z{/Control}');

    await told('Job Modified... Cook');
  });

  it('is asked about before the document is left, once something is typed', async () => {
    const mayLeave = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
    const user = await openCell();
    expect(mayLeave()).toBe(true);
    await user.type(field(), 'Circus');
    expect(mayLeave()).toBe(false);
    await user.keyboard('{Escape}');

    expect(mayLeave()).toBe(true);
  });
});
