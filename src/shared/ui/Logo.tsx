import styled from 'styled-components';
import { theme } from '@/shared/styles/theme';
import { Link } from './Link';

/** The mark and the name of the product. */
export function Logo() {
  return (
    <Box>
      <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
        <rect width="32" height="32" rx="8" />
        <path d="M21.5 8v10a6 6 0 0 1-6 6" />
        <circle cx="10.4" cy="21.7" r="1.9" />
        <circle cx="8.6" cy="16.6" r="1.7" opacity="0.65" />
      </svg>
      <span>Jobtrail</span>
    </Box>
  );
}

/** A link around the logo. */
export const LogoLink = styled(Link)`
  display: flex;
  min-height: ${theme.size.touch};
  border-radius: ${theme.radius.md};
  text-decoration: none;
`;

const Box = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space(2)};
  color: ${theme.color.text};
  font-size: ${theme.font.size.md};
  font-weight: ${theme.font.weight.bold};
  letter-spacing: -0.02em;

  rect {
    fill: ${theme.color.accent};
  }

  path {
    fill: none;
    stroke: ${theme.color.accentText};
    stroke-linecap: round;
    stroke-width: 3.8;
  }

  circle {
    fill: ${theme.color.accentText};
  }
`;
