import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setErrorReporter } from '@/shared/lib/errorReporter';
import { ErrorBoundary } from '@/shared/ui/ErrorBoundary';

const report = vi.fn();
let isBroken = true;

describe('ErrorBoundary', () => {
  beforeEach(() => {
    isBroken = true;
    report.mockClear();
    setErrorReporter(report);
    // React itself writes every caught error to the console.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => void vi.restoreAllMocks());

  it('shows the fallback in place of what failed, and reports it once with its name', () => {
    render(
      <>
        <p>the rest</p>
        <Guarded>
          <Fragile />
        </Guarded>
      </>,
    );

    expect(screen.getByText('the rest')).toBeVisible();
    expect(screen.getByText('Failed: broken')).toBeVisible();
    expect(report).toHaveBeenCalledExactlyOnceWith(new Error('broken'), 'chart');
  });

  it('draws the children again on retry', async () => {
    const user = userEvent.setup();
    render(
      <Guarded>
        <Fragile />
      </Guarded>,
    );

    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'try again' }));

    expect(screen.getByText('fine')).toBeVisible();
  });

  it('forgets the failure when the reset key changes', () => {
    const { rerender } = render(
      <Guarded resetKey="/">
        <Fragile />
      </Guarded>,
    );

    isBroken = false;
    rerender(
      <Guarded resetKey="/">
        <Fragile />
      </Guarded>,
    );
    expect(screen.queryByText('fine')).not.toBeInTheDocument();

    rerender(
      <Guarded resetKey="/all-jobs">
        <Fragile />
      </Guarded>,
    );
    expect(screen.getByText('fine')).toBeVisible();
  });
});

function Guarded({ resetKey, children }: { resetKey?: string; children: ReactNode }) {
  return (
    <ErrorBoundary
      name="chart"
      resetKey={resetKey}
      fallback={(error, retry) => (
        <>
          <p>Failed: {error instanceof Error ? error.message : 'unknown'}</p>
          <button type="button" onClick={retry}>
            try again
          </button>
        </>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}

function Fragile() {
  if (isBroken) throw new Error('broken');
  return <p>fine</p>;
}
