import styled from 'styled-components';
import { selectIsListLoading } from '@/jobs/reads/listState';
import { fromLine, fromTablet, HEIGHTS } from '@/jobs/cards/cardSizes';
import { PAGE_SIZE } from '@/jobs/reads/found';
import { useAppSelector } from '@/shared/store/withTypes';
import { fadeInLate } from '@/shared/styles/fadeInLate';
import { theme } from '@/shared/styles/theme';
import { List, Places } from './Places.styles';

/** Where the first cards are going to be. */
export function CardFrames() {
  const isLoading = useAppSelector(selectIsListLoading);
  if (!isLoading) return null;
  return (
    <List aria-hidden>
      <Places>
        {Array.from({ length: PAGE_SIZE }, (_, index) => (
          <Frame key={index} />
        ))}
      </Places>
    </List>
  );
}

const Frame = styled.li`
  display: flex;
  height: ${HEIGHTS.phone}rem;
  align-items: center;
  gap: ${theme.space(3)};
  padding: ${theme.space(4)};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};
  ${fadeInLate}

  ${fromTablet} {
    height: ${HEIGHTS.tablet}rem;
  }

  ${fromLine} {
    height: ${HEIGHTS.line}rem;
  }

  &::before,
  &::after {
    width: 2.25rem;
    height: 2.25rem;
    border-radius: ${theme.radius.md};
    background: ${theme.color.surfaceHover};
    content: '';
  }

  &::after {
    width: 40%;
    height: 1rem;
  }
`;
