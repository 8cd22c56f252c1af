import styled from 'styled-components';
import { useAppSelector, type RootState } from '@/shared/store/withTypes';
import { theme } from '@/shared/styles/theme';
import { STATUS_ORDER } from '@/shared/ui/statusLooks';
import type { KeptPart } from './keptSlice';

const PARTS: Record<'list' | 'board' | 'statistics', readonly KeptPart[]> = {
  list: ['list'],
  board: STATUS_ORDER,
  statistics: ['statistics'],
};

type Props = { of: keyof typeof PARTS };

/** Says when what is shown was read, where it is not from the server but was kept. */
export function AsOf({ of: what }: Props) {
  const time = useAppSelector((state) => timeOf(state, what));
  return (
    <Line role="status">
      {time !== undefined &&
        `as of ${new Date(time).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })}`}
    </Line>
  );
}

const Line = styled.p`
  color: ${theme.color.textMuted};

  &::first-letter {
    text-transform: capitalize;
  }

  &:empty {
    position: absolute;
  }
`;

/** Whether jobs are shown that were kept, so that they may have changed since. */
export function useIsReadOnly(): boolean {
  return useAppSelector(
    (state) => timeOf(state, 'list') !== undefined || timeOf(state, 'board') !== undefined,
  );
}

/** Of several, the earliest. */
function timeOf({ keptReads }: RootState, what: keyof typeof PARTS): number | undefined {
  if (keptReads === undefined) return undefined;
  const times = PARTS[what].flatMap((part) => keptReads.asOf[part] ?? []);
  return times.length > 0 ? Math.min(...times) : undefined;
}
