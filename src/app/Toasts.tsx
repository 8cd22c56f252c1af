import { dismissUnshown, useToasts } from '@/shared/lib/notify';
import { ErrorBoundary } from '@/shared/ui/ErrorBoundary';
import { PlainToast } from '@/shared/ui/PlainToast';

/** The toasts above all pages. What goes wrong with them takes no page along. */
export function Toasts() {
  const { Region, unshown } = useToasts();

  return (
    <ErrorBoundary name="toasts" fallback={() => null}>
      {Region && <Region />}
      {unshown !== null && <PlainToast text={unshown} onClose={dismissUnshown} />}
    </ErrorBoundary>
  );
}
