import styled from 'styled-components';
import { oneLine } from '@/shared/styles/clampLines';
import { theme } from '@/shared/styles/theme';
import { LineIcon } from './LineIcon';
import { lookOf } from './statusLooks';

type Props = { status: string };

/** A status as icon and text in its colours. One we do not know keeps its own text in neutral. */
export function StatusBadge({ status }: Props) {
  const { icon, colors } = lookOf(status);

  return (
    <Badge style={{ background: colors.background, color: colors.text }}>
      <LineIcon name={icon} />
      <span>{status === '' ? 'unknown' : status}</span>
    </Badge>
  );
}

const Badge = styled.span`
  display: inline-flex;
  max-width: 100%;
  align-items: center;
  gap: 6px;
  padding: 2px 10px 2px 8px;
  border: 1px solid transparent;
  border-radius: ${theme.radius.round};
  font-size: ${theme.font.size.xs};
  font-weight: ${theme.font.weight.medium};
  line-height: 1.25rem;
  text-transform: capitalize;

  > span {
    ${oneLine}
  }
`;
