import type { ReactNode } from 'react';
import { useIsOnline } from '@/shared/lib/useIsOnline';
import { BusyButton } from './BusyButton';

type Props = { isBusy: boolean; busyText: string; isBlock?: boolean; children: ReactNode };

/**
 * Submits its form; while that runs it is disabled and says so. While offline it says what it waits for,
 * and a press is refused with a sentence. The demo needs no network.
 */
export function SubmitButton({ isBusy, busyText, isBlock, children }: Props) {
  const isOnline = useIsOnline();
  const isWaiting = import.meta.env.MODE !== 'demo' && !isOnline;
  const text = isWaiting ? 'waiting for the network' : children;
  return (
    <BusyButton
      type="submit"
      isBusy={isBusy}
      isBlock={isBlock}
      aria-disabled={isWaiting || undefined}
    >
      {isBusy ? busyText : text}
    </BusyButton>
  );
}
