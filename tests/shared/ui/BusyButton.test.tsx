import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BusyButton } from '@/shared/ui/BusyButton';

function Form({ isBusy }: { isBusy: boolean }) {
  return (
    <>
      <input />
      <BusyButton isBusy={isBusy}>submit</BusyButton>
    </>
  );
}

/** Disabled, a button loses the focus in browsers; jsdom leaves it there. */
function loseFocus() {
  screen.getByRole('textbox').focus();
  screen.getByRole('textbox').blur();
}

function beBusy() {
  const { rerender } = render(<Form isBusy={false} />);
  const button = screen.getByRole('button');
  button.focus();
  rerender(<Form isBusy />);
  loseFocus();
  expect(document.body).toHaveFocus();
  return { button, end: () => rerender(<Form isBusy={false} />) };
}

it('takes the focus back when it is free again', () => {
  const { button, end } = beBusy();
  end();
  expect(button).toHaveFocus();
});

it('takes it back from what is around it, where a press on the disabled button leaves it', () => {
  const { button, end } = beBusy();
  const around = button.parentElement;
  around?.setAttribute('tabindex', '-1');
  around?.focus();
  expect(around).toHaveFocus();
  end();
  expect(button).toHaveFocus();
});

it('leaves the focus where it went meanwhile', () => {
  const { end } = beBusy();
  screen.getByRole('textbox').focus();
  end();
  expect(screen.getByRole('textbox')).toHaveFocus();
});
