import { FiCalendar, FiClock, FiHelpCircle, FiXCircle } from 'react-icons/fi';
import styled from 'styled-components';
import { theme } from '@/shared/styles/theme';

type Props = { status: string };

/** A status as icon and text in its colours. One we do not know keeps its own text in neutral. */
export function StatusBadge({ status }: Props) {
  const look = lookOf(status);
  const Icon = icons[look];

  return (
    <Badge $look={look}>
      <Icon aria-hidden />
      <span>{status === '' ? 'unknown' : status}</span>
    </Badge>
  );
}

const icons = {
  pending: FiClock,
  interview: FiCalendar,
  declined: FiXCircle,
  unknown: FiHelpCircle,
};

function lookOf(status: string): keyof typeof icons {
  return status === 'pending' || status === 'interview' || status === 'declined'
    ? status
    : 'unknown';
}

const Badge = styled.span<{ $look: keyof typeof icons }>`
  display: inline-flex;
  max-width: 100%;
  align-items: center;
  gap: 6px;
  padding: 2px 10px 2px 8px;
  border: 1px solid transparent;
  border-radius: ${theme.radius.round};
  background: ${({ $look }) => theme.status[$look].background};
  color: ${({ $look }) => theme.status[$look].text};
  font-size: ${theme.font.size.xs};
  font-weight: ${theme.font.weight.medium};
  line-height: 20px;
  text-transform: capitalize;

  > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
