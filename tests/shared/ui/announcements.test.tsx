import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { FormError } from '@/shared/ui/FormError';

describe('FormError', () => {
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
