import { useToasts } from '@/shared/lib/notify';
import { ErrorBoundary } from '@/shared/ui/ErrorBoundary';

/** The toasts of all pages, in an error boundary of their own. */
export function Toasts() {
  const toasts = useToasts();
  return (
    <ErrorBoundary name="toasts" fallback={() => null}>
      {toasts && <toasts.ToastRegion />}
    </ErrorBoundary>
  );
}
