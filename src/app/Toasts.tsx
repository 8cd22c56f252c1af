import { useToasts } from '@/shared/lib/notify';
import { ErrorBoundary } from '@/shared/ui/ErrorBoundary';

/** The toasts of all pages. What goes wrong with them takes no page along. */
export function Toasts() {
  const toasts = useToasts();
  return (
    <ErrorBoundary name="toasts" fallback={() => null}>
      {toasts && <toasts.ToastRegion />}
    </ErrorBoundary>
  );
}
