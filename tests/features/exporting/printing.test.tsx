import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { HEADINGS } from '@/jobs/model/jobColumns';
import { chooseFromMore, renderApp } from '../../support/render';

const NAMES = Array.from({ length: 60 }, (_, index) => `Engineer ${index + 1}`);

describe('printing', () => {
  it('is asked for by Ctrl+P on the list as by its menu', async () => {
    const { user } = await renderApp({ route: '/all-jobs', user: {}, jobs: [{}] });
    await screen.findByText('1 job found');
    await user.keyboard('{Control>}p{/Control}');
    expect(await screen.findByRole('dialog', { name: 'print' })).toBeVisible();
  });

  it('prints a table of the selection once all of it is there, then takes it away', async () => {
    const print = vi.fn(() => screen.getAllByRole('row', { hidden: true }).length);
    vi.stubGlobal('print', print);
    const { user } = await renderApp({
      route: '/all-jobs',
      user: {},
      jobs: NAMES.map((position) => ({ position })),
    });
    await chooseFromMore(user, 'print');
    const dialog = within(await screen.findByRole('dialog', { name: 'print' }));
    expect(screen.getByRole('button', { name: 'more', hidden: true })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await user.click(dialog.getByRole('button', { name: 'print' }));

    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    expect(print).toHaveReturnedWith(61);
    expect(screen.getByText(/^Ada Lovelace, .*, 60 applications$/)).toBeInTheDocument();
    const rows = screen.getAllByRole('row', { hidden: true }).map((row) => row.textContent);
    expect(rows[0]).toBe(HEADINGS.join(''));
    expect(rows[1]).toBe('Engineer 1InitechBerlinfull-timepending2026-11-20');
    expect(rows[60]).toMatch(/^Engineer 60/);
    act(() => void window.dispatchEvent(new Event('afterprint')));

    expect(screen.queryByRole('table', { hidden: true })).not.toBeInTheDocument();
  });

  it('prints again by a second press, where the browser does not say that it has printed', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user } = await renderApp({ route: '/all-jobs', user: {}, jobs: [{}] });
    await chooseFromMore(user, 'print');
    const dialog = within(await screen.findByRole('dialog', { name: 'print' }));
    for (const times of [1, 2]) {
      await user.click(dialog.getByRole('button', { name: 'print' }));
      await waitFor(() => expect(print).toHaveBeenCalledTimes(times));
    }

    expect(screen.getAllByRole('table', { hidden: true })).toHaveLength(1);
  });

  it('heads the sheet with the name alone while nobody has set a last name', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user } = await renderApp({
      route: '/all-jobs',
      user: { name: 'Anna', lastName: 'last name' },
      jobs: [{}],
    });
    await chooseFromMore(user, 'print');
    const dialog = within(await screen.findByRole('dialog', { name: 'print' }));
    await user.click(dialog.getByRole('button', { name: 'print' }));

    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    expect(screen.getByText(/^Anna, .*, 1 application$/)).toBeInTheDocument();
  });

  it('says what the filters show, and in which order', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    const { user } = await renderApp({
      route: '/all-jobs?view=table&place=Leeds&order=-company',
      user: {},
      jobs: [{ jobLocation: 'Leeds' }, { jobLocation: 'York' }],
    });
    await screen.findByText('1 job found');
    await chooseFromMore(user, 'print');
    const dialog = within(await screen.findByRole('dialog', { name: 'print' }));
    expect(dialog.getByText('in Leeds, by company, reversed')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'print' }));

    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    const count = screen.getByText(/, 1 application$/);
    expect(count.nextSibling).toHaveTextContent('in Leeds, by company, reversed');
  });
});
