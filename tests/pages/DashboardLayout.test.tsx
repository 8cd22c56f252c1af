import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { selectIsSidebarOpen } from '@/features/user/userSlice';
import { setMedia } from '../support/browser';
import { renderApp } from '../support/render';

const toggle = () => screen.getByRole('button', { name: 'menu' });
const smallSidebar = () => screen.queryByRole('dialog', { name: 'menu' });

async function openDashboard(options: { desktop: boolean; route?: string; name?: string }) {
  setMedia({ desktop: options.desktop });
  const app = await renderApp({
    route: options.route ?? '/profile',
    user: { name: options.name ?? 'Ada' },
  });
  await screen.findByRole('button', { name: 'menu' });
  return { ...app, isOpen: () => selectIsSidebarOpen(app.store.getState()) };
}

async function openSmallSidebar() {
  const app = await openDashboard({ desktop: false });
  await app.user.click(toggle());
  return { ...app, sidebar: await screen.findByRole('dialog', { name: 'menu' }) };
}

describe('the top bar', () => {
  it('holds the menu button, the logo as a link to the stats, and the user', async () => {
    const { user, opens } = await openDashboard({ desktop: true });
    const bar = screen.getByRole('banner');
    expect(within(bar).getByRole('button', { name: 'menu' })).toBeVisible();
    expect(within(bar).getByRole('button', { name: 'Ada' })).toBeVisible();

    const address = window.location.href;
    await user.click(screen.getByRole('link', { name: 'skip to content' }));
    expect(window.location.href).toBe(address);
    expect(screen.getByRole('main')).toHaveFocus();
    await user.click(within(bar).getByRole('link', { name: 'Jobtrail' }));
    await opens('/');
  });
});

describe('on a small screen', () => {
  it('a press in it leaves it open, and a link closes it and opens the page', async () => {
    const { user, isOpen, opens, sidebar } = await openSmallSidebar();
    expect(toggle()).toHaveAttribute('aria-controls', sidebar.id);
    await user.click(within(sidebar).getByRole('navigation'));
    expect(isOpen()).toBe(true);
    await user.click(within(sidebar).getByRole('link', { name: 'all jobs' }));

    await opens('/all-jobs');
    expect(smallSidebar()).not.toBeInTheDocument();
    expect(isOpen()).toBe(false);
  });
});

describe('on a big screen', () => {
  it('the sidebar that was folded stays folded after a reload, until it is restored', async () => {
    const { user, close } = await openDashboard({ desktop: true });
    await user.click(toggle());
    close();

    const next = await renderApp({ route: '/profile' });
    const { id } = screen.getByRole('complementary', { hidden: true });
    expect(toggle()).toHaveAttribute('aria-controls', id);
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    await next.user.click(toggle());
    next.close();

    await renderApp({ route: '/profile' });
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  });

  it('a folded sidebar leaves the one of small screens closed', async () => {
    localStorage.setItem('sidebar', 'folded');
    const { isOpen } = await openDashboard({ desktop: false });

    expect(isOpen()).toBe(false);
  });
});

describe('a window that changes its size', () => {
  it('shows the big sidebar after the small one was open', async () => {
    const { isOpen } = await openSmallSidebar();
    setMedia({ desktop: true });

    expect(smallSidebar()).not.toBeInTheDocument();
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
    expect(isOpen()).toBe(false);
  });

  it('has a closed sidebar after the big one was collapsed', async () => {
    const { user } = await openDashboard({ desktop: true });
    await user.click(toggle());
    setMedia({ desktop: false });

    expect(smallSidebar()).not.toBeInTheDocument();
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  });
});
