import type { ComponentProps } from 'react';
import { boxed } from './boxed';
import { lookAttributes, StyledButton, type ButtonLook } from './Button.styles';
import { Link } from './Link';

type Props = ComponentProps<typeof Link> & ButtonLook;

/** A link to another page that looks like a button. */
export function ButtonLink({ variant, isBlock, isSmall, children, ...linkProps }: Props) {
  return (
    <StyledButton as={Link} {...linkProps} {...lookAttributes({ variant, isBlock, isSmall })}>
      {boxed(children)}
    </StyledButton>
  );
}
