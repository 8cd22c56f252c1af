import { useEffect, useRef, type RefObject } from 'react';
import { AskRow } from '@/shared/ui/AskRow';
import { Button } from '@/shared/ui/Button';
import type { Question } from './useJobForm';

type Props = Question & {
  /** Takes the focus, since the buttons go with the question. */
  submitRef: RefObject<HTMLButtonElement | null>;
  onAnswer: (isConfirmed: boolean) => void;
};

/** Asks before the form is sent. */
export function AskFirst({ question, confirmText, submitRef, onAnswer }: Props) {
  const cancelRef = useRef<HTMLButtonElement>(null);

  useEffect(() => cancelRef.current?.focus(), []);

  const answer = (isConfirmed: boolean) => {
    submitRef.current?.focus({ preventScroll: true });
    onAnswer(isConfirmed);
  };

  return (
    <AskRow role="group" aria-label={`${confirmText}?`}>
      <p>{question}</p>
      <Button variant="secondary" isSmall onClick={() => answer(true)}>
        {confirmText}
      </Button>
      <Button ref={cancelRef} variant="ghost" isSmall onClick={() => answer(false)}>
        cancel
      </Button>
    </AskRow>
  );
}
