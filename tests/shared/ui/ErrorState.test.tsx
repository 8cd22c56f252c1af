import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorState } from '@/shared/ui/ErrorState';

describe('ErrorState', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('announces the message and retries on demand', () => {
    const handleRetry = vi.fn();
    render(<ErrorState message="Cannot reach the server." onRetry={handleRetry} />);

    expect(screen.getByRole('alert')).toHaveTextContent('Cannot reach the server.');
    fireEvent.click(tryAgain());
    expect(handleRetry).toHaveBeenCalledOnce();
  });

  it('refuses a retry until the pause the server asked for is over', () => {
    const handleRetry = vi.fn();
    render(<ErrorState message="Too many." onRetry={handleRetry} retryAfterSeconds={30} />);

    act(() => void vi.advanceTimersByTime(29_900));
    fireEvent.click(tryAgain());
    expect(handleRetry).not.toHaveBeenCalled();
    expect(tryAgain()).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText(/a pause of 30 seconds/)).toBeVisible();

    act(() => void vi.advanceTimersByTime(100));
    fireEvent.click(tryAgain());
    expect(handleRetry).toHaveBeenCalledOnce();
    expect(screen.queryByText(/pause/)).not.toBeInTheDocument();
  });
});

function tryAgain() {
  return screen.getByRole('button', { name: 'try again' });
}
