import styled from 'styled-components';
import { buttonStyle, type ButtonLook, type ButtonStyleProps } from '@/shared/styles/buttonStyle';
import { Link, type LinkProps } from './Link';

type Props = LinkProps & ButtonLook;

/** A link to another page that looks like a button. */
export function ButtonLink({
  variant = 'primary',
  isBlock = false,
  isSmall = false,
  ...linkProps
}: Props) {
  return <StyledLink {...linkProps} $variant={variant} $isBlock={isBlock} $isSmall={isSmall} />;
}

const StyledLink = styled(Link)<ButtonStyleProps>`
  ${buttonStyle}
`;
