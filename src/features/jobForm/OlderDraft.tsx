import type { RefObject } from 'react';
import { jobName } from '@/jobs/model/jobName';
import { useAppDispatch, useAppSelector } from '@/shared/store/withTypes';
import { AskRow } from '@/shared/ui/AskRow';
import { Button } from '@/shared/ui/Button';
import { draftsSwapped, isTyped, selectSetAside } from './jobSlice';

type Props = {
  positionRef: RefObject<HTMLInputElement | null>;
  /** The form shows it from now on. */
  onContinue: () => void;
};

/** Offers the draft of a new application that an edit has come between. */
export function OlderDraft({ positionRef, onContinue }: Props) {
  const dispatch = useAppDispatch();
  const draft = useAppSelector(selectSetAside);
  if (!isTyped(draft)) return null;
  const name = jobName(draft.typed);

  return (
    <AskRow>
      <p>{`Not finished: ${name === '' ? 'another application' : name}`}</p>
      <Button
        variant="secondary"
        isSmall
        onClick={() => {
          dispatch(draftsSwapped());
          onContinue();
          positionRef.current?.focus();
        }}
      >
        continue
      </Button>
    </AskRow>
  );
}
