import type { ReactNode } from 'react';
import { BusyButton } from './BusyButton';

type Props = { isBusy: boolean; busyText: string; isBlock?: boolean; children: ReactNode };

/** Submits its form; while that runs it is disabled and says so. */
export function SubmitButton({ isBusy, busyText, isBlock, children }: Props) {
  return (
    <BusyButton type="submit" isBusy={isBusy} isBlock={isBlock}>
      {isBusy ? busyText : children}
    </BusyButton>
  );
}
