import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

describe('PageHeading', () => {
  beforeEach(() => vi.resetModules());

  it('names the document after the page', async () => {
    const PageHeading = await startVisit();
    const { rerender } = render(<PageHeading title="add job" />);
    expect(document.title).toBe('add job · Jobtrail');

    rerender(<PageHeading title="Jobs, done" documentTitle="welcome" />);
    expect(document.title).toBe('welcome · Jobtrail');
  });

  it('leaves focus alone on the first page of the visit', async () => {
    const PageHeading = await startVisit();
    render(<PageHeading title="stats" />);

    expect(document.body).toHaveFocus();
  });

  it('takes focus at the top on arrival from another page', async () => {
    const PageHeading = await startVisit();
    render(<PageHeading title="stats" />).unmount();
    document.documentElement.scrollTop = 300;

    render(<PageHeading title="all jobs" isVisuallyHidden />);

    expect(screen.getByRole('heading', { level: 1, name: 'all jobs' })).toHaveFocus();
    expect(document.documentElement.scrollTop).toBe(0);
  });

  it('leaves focus alone when the same page is drawn again', async () => {
    const PageHeading = await startVisit();
    render(<PageHeading title="stats" />).unmount();
    render(<PageHeading title="stats" />);

    expect(document.body).toHaveFocus();
  });
});

async function startVisit() {
  const { PageHeading } = await import('@/shared/ui/PageHeading');
  return PageHeading;
}
