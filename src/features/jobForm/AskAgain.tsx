import { useEffect, useRef } from 'react';
import { AskRow } from '@/shared/ui/AskRow';
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
