import styled from 'styled-components';
import { fadeInLate } from '@/shared/styles/fadeInLate';
import { theme } from '@/shared/styles/theme';
import { Cards } from './Board.styles';

/** Where the first cards of a column will be. */
export function CardFrames() {
  return (
    <Cards aria-hidden>
      {Array.from({ length: 4 }, (_, index) => (
        <CardFrame key={index} />
      ))}
    </Cards>
  );
}

const CardFrame = styled.div`
  height: 84px;
  padding: ${theme.space(4)} ${theme.space(3)};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};
  ${fadeInLate}

  &::before {
    display: block;
    width: 60%;
    height: 1rem;
    border-radius: ${theme.radius.md};
    background: ${theme.color.surfaceHover};
    content: '';
  }
`;
