import { render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import { lazyPart } from '@/shared/loading/lazyPart';
import { PageBoundary } from '@/shared/ui/PageBoundary';
import { OptionalPart, PartBoundary } from '@/shared/ui/PartBoundary';
import { expectConsole, watchReports } from '../../support/console';

const Letter = () => <p>letter</p>;

it.each([
  [
    'the chart offers a reload',
    (Lost: ComponentType) => (
      <PartBoundary name="chart">
        <Lost />
      </PartBoundary>
    ),
    'This chart could not be loaded. Please check your connection and reload.reload',
  ],
  [
    'an optional part shows nothing',
    (Lost: ComponentType) => (
      <OptionalPart name="hint">
        <Lost />
      </OptionalPart>
    ),
    '',
  ],
])('of lost code %s, once, and what is around it stays', async (_, boundary, text) => {
  const report = vi.fn();
  watchReports(report);
  expectConsole('error', /A part of the app could not be loaded/);
  const load = vi.fn(() => Promise.reject<ComponentType>(new Error('404')));
  const Lost = lazyPart(load);
  const { container } = render(
    <>
      <PageBoundary>
        <Letter />
      </PageBoundary>
      <div>{boundary(Lost)}</div>
    </>,
  );
  const place = container.lastElementChild;
  await vi.waitFor(() => expect(report).toHaveBeenCalledOnce());

  expect(place?.textContent).toBe(text);
  expect(load).toHaveBeenCalledOnce();
  expect(screen.getByText('letter')).toBeVisible();
});
