import type { ComponentProps, MouseEvent } from 'react';
import { boxed } from './boxed';
import { lookAttributes, StyledButton, type ButtonLook } from './Button.styles';

type Props = ComponentProps<'button'> &
  ButtonLook & {
    /** Does nothing when it is pressed, but takes the focus. */
    isInactive?: boolean;
  };

/** A `<button>` in the look of the product; it submits a form only when `type` says so. */
export function Button({
  variant,
  isBlock,
  isSmall,
  isInactive = false,
  children,
  ...props
}: Props) {
  return (
    <StyledButton
      type="button"
      {...props}
      {...lookAttributes({ variant, isBlock, isSmall })}
      {...(isInactive && { 'aria-disabled': true, onClick: preventDefault })}
    >
      {boxed(children)}
    </StyledButton>
  );
}

function preventDefault(event: MouseEvent) {
  event.preventDefault();
}
