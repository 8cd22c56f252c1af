import type { RootOptions } from 'react-dom/client';
import { reportError } from '@/shared/loading/errorReporter';

/** Reports uncaught errors and unhandled rejections. */
export function connectErrors(): void {
  window.addEventListener('error', ({ error, message }) => reportError(error ?? message, 'window'));
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason, 'promise'));
}

/** Lets React report its errors in the same place as all others. */
export const rootErrorOptions = {
  // Reported by the boundary that caught it.
  onCaughtError: () => undefined,
  onUncaughtError: (error) => reportError(error, 'root'),
  // The cause may be one that a boundary has reported.
  onRecoverableError: (error) => {
    reportError(error instanceof Error ? (error.cause ?? error) : error, 'root');
  },
} satisfies RootOptions;
