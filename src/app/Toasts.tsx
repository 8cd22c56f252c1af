import { useState, type ReactNode } from 'react';
import { dismissToast, dismissToasts, useToasts } from '@/shared/lib/notify';
import { ErrorBoundary } from '@/shared/ui/ErrorBoundary';
import { PlainToast } from '@/shared/ui/PlainToast';
import { InToastPlace, ToastPlaceContext } from '@/shared/ui/ToastPlace';

type Props = { children: ReactNode };

/** The toasts of all pages, in the bar of the page there is. What goes wrong with them takes no page along. */
export function Toasts({ children }: Props) {
  const { Region, isRegionLost, line } = useToasts();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [newest] = line;

  return (
    <ToastPlaceContext value={setPlace}>
      {children}
      <ErrorBoundary name="toasts" fallback={() => null}>
        <InToastPlace place={place} onPassedBy={dismissToasts}>
          {Region && <Region toasts={line} onEnd={dismissToast} />}
          {isRegionLost && newest && (
            <PlainToast text={newest.text} onClose={() => dismissToast(newest)} />
          )}
        </InToastPlace>
      </ErrorBoundary>
    </ToastPlaceContext>
  );
}
