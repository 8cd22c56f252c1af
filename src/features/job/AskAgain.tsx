import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { theme } from '@/shared/styles/theme';
import { Button } from '@/shared/ui/Button';

type Props = { onConfirm: () => void; onCancel: () => void };

/** Asks before what may have been recorded is sent a second time. */
export function AskAgain({ onConfirm, onCancel }: Props) {
  const cancelRef = useRef<HTMLButtonElement>(null);

  useEffect(() => cancelRef.current?.focus(), []);

  return (
    <AskRow role="group" aria-label="record it again?">
      <p>It may have been recorded already. Record it again?</p>
      <Button variant="secondary" isSmall onClick={onConfirm}>
        record it again
      </Button>
      <Button ref={cancelRef} variant="ghost" isSmall onClick={onCancel}>
        cancel
      </Button>
    </AskRow>
  );
}

/** A question or a note below the fields, with its buttons. */
export const AskRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(2)} ${theme.space(3)};
  margin-top: ${theme.space(5)};
  overflow-wrap: anywhere;

  > * {
    min-width: 0;
  }
`;
