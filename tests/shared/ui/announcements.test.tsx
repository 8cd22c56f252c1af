import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FormError } from '@/shared/ui/FormError';
import { OfflineBanner } from '@/shared/ui/OfflineBanner';
import { SkipLink } from '@/shared/ui/SkipLink';
import { Spinner } from '@/shared/ui/Spinner';

const OFFLINE = 'You are offline. What you see may be out of date.';

afterEach(() => void vi.restoreAllMocks());

describe('FormError', () => {
  it('has its live region in place before there is an error', () => {
    const { rerender } = render(<FormError message={null} />);
    const region = screen.getByRole('alert');
    expect(region).toBeEmptyDOMElement();

    rerender(<FormError message="Please fill out all fields" />);
    expect(region).toHaveTextContent('Please fill out all fields');
  });
});

describe('OfflineBanner', () => {
  it('stands as long as the browser is offline', () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    render(<OfflineBanner />);
    const region = screen.getByRole('status');
    expect(region).toBeEmptyDOMElement();

    onLine.mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(region).toHaveTextContent(OFFLINE);

    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(region).toBeEmptyDOMElement();
  });
});

describe('Spinner', () => {
  it('says what is loading', () => {
    render(<Spinner label="loading jobs" />);

    expect(screen.getByRole('status')).toHaveTextContent('loading jobs');
  });
});

describe('SkipLink', () => {
  it('moves focus to the content and leaves the address alone', async () => {
    const user = userEvent.setup();
    const address = window.location.href;
    render(
      <>
        <SkipLink targetId="content" />
        <main id="content" tabIndex={-1} />
      </>,
    );

    await user.tab();
    await user.keyboard('{Enter}');

    expect(screen.getByRole('main')).toHaveFocus();
    expect(window.location.href).toBe(address);
  });
});
