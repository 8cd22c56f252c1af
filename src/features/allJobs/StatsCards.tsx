import { FiCalendar, FiClock, FiXCircle } from 'react-icons/fi';
import styled from 'styled-components';
import { useAppSelector } from '@/shared/store/withTypes';
import { media } from '@/shared/styles/media';
import { tabularFigures } from '@/shared/styles/tabularFigures';
import { theme } from '@/shared/styles/theme';
import { Panel } from '@/shared/ui/Panel';
import { selectAreStatsLoading, selectStats } from './allJobsSlice';

const CARDS = [
  { status: 'pending', title: 'pending applications', Icon: FiClock },
  { status: 'interview', title: 'interviews scheduled', Icon: FiCalendar },
  { status: 'declined', title: 'jobs declined', Icon: FiXCircle },
] as const;

export function StatsCards() {
  const stats = useAppSelector(selectStats);
  const isLoading = useAppSelector(selectAreStatsLoading);

  return (
    <Cards aria-busy={isLoading}>
      {CARDS.map(({ status, title, Icon }) => (
        <Card as="li" key={status} $status={status}>
          <Count $digits={String(stats[status]).length}>{stats[status]}</Count>
          <Icon aria-hidden size={24} />
          <Title>{title}</Title>
        </Card>
      ))}
    </Cards>
  );
}

const Cards = styled.ul`
  display: grid;
  gap: ${theme.space(4)};

  ${media.tablet} {
    grid-template-columns: repeat(3, 1fr);
  }
`;

const Card = styled(Panel)<{ $status: 'pending' | 'interview' | 'declined' }>`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: ${theme.space(2)};

  > svg {
    box-sizing: content-box;
    padding: ${theme.space(2)};
    border-radius: ${theme.radius.md};
    background: ${({ $status }) => theme.status[$status].background};
    color: ${({ $status }) => theme.status[$status].text};
  }
`;

/** Longer numbers are set smaller, so that they stay in one line in the narrowest card. */
const Count = styled.p<{ $digits: number }>`
  ${tabularFigures}
  display: grid;
  min-height: calc(1.1 * ${theme.font.size.xxl});
  align-content: center;
  font-size: ${({ $digits }) => theme.font.size[$digits > 6 ? 'lg' : $digits > 4 ? 'xl' : 'xxl']};
  font-weight: ${theme.font.weight.bold};
  line-height: 1.1;
  overflow-wrap: anywhere;
`;

const Title = styled.h2`
  grid-column: 1 / -1;
  color: ${theme.color.textMuted};
  font-size: ${theme.font.size.sm};
  font-weight: ${theme.font.weight.medium};
  letter-spacing: 0;
  text-transform: capitalize;
`;
