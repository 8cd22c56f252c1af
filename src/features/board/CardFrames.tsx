import styled, { keyframes } from 'styled-components';
import { theme } from '@/shared/styles/theme';
import { Cards } from './Board.styles';

/** Where the first cards of a column will be. Fades in late: a quick answer shows no flash. */
export function CardFrames() {
  return (
    <Cards aria-hidden>
      {Array.from({ length: 4 }, (_, index) => (
        <CardFrame key={index} />
      ))}
    </Cards>
  );
}

const appear = keyframes`
  from { opacity: 0; }
`;

const CardFrame = styled.div`
  height: 84px;
  padding: ${theme.space(4)} ${theme.space(3)};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};
  animation: ${appear} ${theme.motion.fast} ${theme.motion.fast} backwards;

  &::before {
    display: block;
    width: 60%;
    height: 1rem;
    border-radius: ${theme.radius.md};
    background: ${theme.color.surfaceHover};
    content: '';
  }
`;
