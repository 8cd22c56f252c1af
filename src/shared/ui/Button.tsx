import type { ComponentProps } from 'react';
import { lookAttributes, StyledButton, type ButtonLook } from './Button.styles';

type Props = ComponentProps<'button'> & ButtonLook;

/** A `<button>` in the look of the product; it submits a form only when `type` says so. */
export function Button({ variant, isBlock, isSmall, type = 'button', ...buttonProps }: Props) {
  return (
    <StyledButton {...buttonProps} type={type} {...lookAttributes({ variant, isBlock, isSmall })} />
  );
}
