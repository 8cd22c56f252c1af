import { useEffect, useRef } from 'react';
import { AskRow } from '@/shared/ui/AskRow';
import { Button } from '@/shared/ui/Button';

type Props = {
  question: string;
  /** What the button says that sends the form after all. */
  confirmText: string;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before the form is sent. */
export function AskFirst({ question, confirmText, onConfirm, onCancel }: Props) {
  const cancelRef = useRef<HTMLButtonElement>(null);

  useEffect(() => cancelRef.current?.focus(), []);

  return (
    <AskRow role="group" aria-label={`${confirmText}?`}>
      <p>{question}</p>
      <Button variant="secondary" isSmall onClick={onConfirm}>
        {confirmText}
      </Button>
      <Button ref={cancelRef} variant="ghost" isSmall onClick={onCancel}>
        cancel
      </Button>
    </AskRow>
  );
}
