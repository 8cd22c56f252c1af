import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { buttonStyle, type ButtonLook, type ButtonStyleProps } from '@/shared/styles/buttonStyle';

type Props = ComponentProps<'button'> & ButtonLook;

/** A `<button>` in the look of the product; it submits a form only when `type` says so. */
export function Button({
  variant = 'primary',
  isBlock = false,
  isSmall = false,
  type = 'button',
  ...buttonProps
}: Props) {
  return (
    <StyledButton
      {...buttonProps}
      type={type}
      $variant={variant}
      $isBlock={isBlock}
      $isSmall={isSmall}
    />
  );
}

const StyledButton = styled.button<ButtonStyleProps>`
  ${buttonStyle}
`;
