import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '@/shared/styles/theme';
import { Button } from '@/shared/ui/Button';

type Props = { onBack?: () => void; children?: ReactNode };

/** The buttons at the end of a step. */
export function StepActions({ onBack, children }: Props) {
  return (
    <Bar>
      {onBack && (
        <Button variant="secondary" onClick={onBack}>
          back
        </Button>
      )}
      {children}
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(3)};
`;
