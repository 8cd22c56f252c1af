import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { lazyPart } from '@/shared/loading/lazyPart';
import { PageBoundary } from '@/shared/ui/PageBoundary';

const Letter = () => <h1>letter</h1>;

/** A page whose code arrives when the test says so. */
function slowPage() {
  let resolveLoad: (page: ComponentType) => void = () => undefined;
  const load = vi.fn(
    () =>
      new Promise<ComponentType>((resolve) => {
        resolveLoad = resolve;
      }),
  );
  const arrive = () =>
    act(async () => {
      resolveLoad(Letter);
      await Promise.resolve();
    });
  return { Page: lazyPart(load), load, arrive };
}

const show = (Page: ComponentType) =>
  render(
    <PageBoundary>
      <Page />
    </PageBoundary>,
  );

describe('a part whose code is loaded on first use', () => {
  it('is not asked for before, and shows that it is on its way', async () => {
    const { Page, load, arrive } = slowPage();
    expect(load).not.toHaveBeenCalled();
    show(Page);
    expect(screen.getByRole('status')).toHaveTextContent(/loading/);
    await arrive();

    expect(screen.getByRole('heading', { name: 'letter' })).toBeVisible();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('renders at once when it was loaded ahead', async () => {
    const { Page, load, arrive } = slowPage();
    const ahead = Page.preload();
    await arrive();
    await ahead;
    show(Page);

    expect(screen.getByRole('heading', { name: 'letter' })).toBeVisible();
    expect(load).toHaveBeenCalledOnce();
  });

  it('is asked for again when loading it ahead has failed', async () => {
    const load = vi
      .fn<() => Promise<ComponentType>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(Letter);
    const Page = lazyPart(load);
    await expect(Page.preload()).rejects.toThrow(/could not be loaded/);
    show(Page);

    expect(await screen.findByRole('heading', { name: 'letter' })).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
