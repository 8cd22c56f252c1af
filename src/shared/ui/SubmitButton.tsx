import type { ReactNode, RefObject } from 'react';
import { BusyButton } from './BusyButton';

type Props = {
  ref?: RefObject<HTMLButtonElement | null> | undefined;
  isBusy: boolean;
  busyText: string;
  isBlock?: boolean;
  children: ReactNode;
};

/** Submits its form; while that runs it is disabled and says so. */
export function SubmitButton({ ref, isBusy, busyText, isBlock, children }: Props) {
  return (
    <BusyButton ref={ref} type="submit" isBusy={isBusy} isBlock={isBlock}>
      {isBusy ? busyText : children}
    </BusyButton>
  );
}
