import type { RootOptions } from 'react-dom/client';
import { reportError } from '@/shared/lib/errorReporter';

/** Reports what nobody caught, in the page and in promises. Returns how to undo it. */
export function connectErrors(): () => void {
  const handleError = ({ error, message }: ErrorEvent) => {
    reportError(error ?? message, 'window');
  };
  const handleRejection = ({ reason }: PromiseRejectionEvent) => {
    reportError(reason, 'promise');
  };
  window.addEventListener('error', handleError);
  window.addEventListener('unhandledrejection', handleRejection);
  return () => {
    window.removeEventListener('error', handleError);
    window.removeEventListener('unhandledrejection', handleRejection);
  };
}

/** Lets React report its errors in the same place as all others. */
export const rootErrorOptions = {
  // The boundary that caught it has reported it, by its name.
  onCaughtError: () => undefined,
  onUncaughtError: (error) => {
    reportError(error, 'root');
  },
  onRecoverableError: (error) => {
    reportError(error, 'root');
  },
} satisfies RootOptions;
