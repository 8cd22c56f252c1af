import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FormError } from '@/shared/ui/FormError';
import { OfflineBanner } from '@/shared/ui/OfflineBanner';
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

  it('scrolls into view, but never away from the field in focus', () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    const inForm = (message: string | null) => (
      <>
        <input aria-label="company" />
        <FormError message={message} />
      </>
    );
    const { rerender } = render(inForm('No company'));
    expect(scroll).toHaveBeenCalledOnce();

    screen.getByLabelText('company').focus();
    rerender(inForm(null));
    rerender(inForm('No company'));
    expect(scroll).toHaveBeenCalledOnce();
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
