import type { ReactNode } from 'react';
import { FiInbox } from 'react-icons/fi';
import styled from 'styled-components';
import { theme } from '@/shared/styles/theme';

type Props = { children: ReactNode; action?: ReactNode };

/** Says that there is nothing here, and offers what to do next. */
export function EmptyState({ children, action }: Props) {
  return (
    <Box>
      <FiInbox aria-hidden size={28} />
      <div>{children}</div>
      {action}
    </Box>
  );
}

const Box = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${theme.space(4)};
  padding: ${theme.space(12)} ${theme.space(4)};
  border: 1px dashed ${theme.color.border};
  border-radius: ${theme.radius.lg};
  text-align: center;

  > svg {
    color: ${theme.color.textMuted};
  }
`;
