import { apiError, ApiFailure, toApiError, type ApiError } from './apiError';
import { untilTime } from './untilTime';

/** Why something waits: for the end of a pause, the network or the user. */
export type Wait = {
  message: string;
  /** When it ends, in milliseconds. */
  until?: number;
  /** The HTTP status of a refusal. */
  status?: number | undefined;
  retry?: () => void;
};

type Options = {
  signal: AbortSignal;
  /** Told when a pause ends that begins, in milliseconds, and null at its end. */
  onPause: (until: number | null) => void;
};

/** What is said of a pause that the server asks for. */
export const PAUSE = 'The server asks for a pause.';

/** For a server that names no time. */
const DEFAULT_WAIT_SECONDS = 5;

/**
 * Retries a call for as long as it is answered with 429, each time after the wait the server asks
 * for. Rejects with an ApiFailure: of the call, or 'cancelled' when the signal aborts in between.
 */
export async function retryRateLimited<Answer>(
  call: () => Promise<Answer>,
  options: Options,
): Promise<Answer> {
  for (;;) {
    if (options.signal.aborted) throw new ApiFailure(apiError('cancelled'));
    try {
      return await call();
    } catch (thrown) {
      const error = toApiError(thrown);
      if (error.kind !== 'rateLimited') throw new ApiFailure(error);
      const until = pauseEnd(error);
      options.onPause(until);
      await untilTime(until, options.signal);
      options.onPause(null);
    }
  }
}

/** When a pause ends that a refusal asks for, in milliseconds; where it names no time, after `seconds`. */
export function pauseEnd({ retryAfterSeconds }: ApiError, seconds = DEFAULT_WAIT_SECONDS): number {
  return Date.now() + (retryAfterSeconds ?? seconds) * 1000;
}
