import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { ComponentType } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyPage } from '@/app/lazyPage';
import { setErrorReporter } from '@/shared/lib/errorReporter';
import { PageBoundary } from '@/shared/ui/PageBoundary';
import { expectConsole } from '../../support/console';
import { server } from '../../support/server';

const Letter = () => <h1>letter</h1>;
const load = vi.fn<() => Promise<ComponentType>>();

function show() {
  const Page = lazyPage('letter', load);
  const pageAt = (pageKey: string) => (
    <PageBoundary pageKey={pageKey}>
      {pageKey === 'letter' ? <Page /> : <h1>other</h1>}
    </PageBoundary>
  );
  const { rerender } = render(pageAt('letter'));
  return { go: (pageKey: string) => rerender(pageAt(pageKey)) };
}

describe('a page whose code cannot be loaded without a server', () => {
  beforeEach(() => {
    load.mockReset().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Letter);
    server.use(http.head('*/', () => HttpResponse.error()));
    setErrorReporter(() => undefined);
    expectConsole('error', /A part of the app could not be loaded/);
  });

  const notice = () => screen.findByText(/check your connection/);
  const letter = () => screen.findByRole('heading', { name: 'letter' });

  it('can be tried again and again', async () => {
    load.mockReset().mockRejectedValue(new Error('offline'));
    show();
    await notice();
    await userEvent.click(screen.getByRole('button', { name: 'try again' }));
    expect(await notice()).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
    load.mockResolvedValue(Letter);
    await userEvent.click(screen.getByRole('button', { name: 'try again' }));

    expect(await letter()).toBeVisible();
  });

  it('comes by itself with the network', async () => {
    show();
    // At the very moment of the notice: nobody waits for the browser to have drawn it.
    const observer = new MutationObserver(() => {
      if (screen.queryByText(/check your connection/) === null) return;
      observer.disconnect();
      window.dispatchEvent(new Event('online'));
    });
    observer.observe(document.body, { childList: true, subtree: true });

    expect(await letter()).toBeVisible();
  });

  it('is asked for again on the next visit', async () => {
    const { go } = show();
    await notice();
    go('other');
    expect(screen.getByRole('heading', { name: 'other' })).toBeVisible();
    go('letter');

    expect(await letter()).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
