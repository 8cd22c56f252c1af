import { apiError, ApiFailure, toApiError } from './apiError';

/** Why a call waits: for seconds, the network or the user. */
export type Wait = {
  message: string;
  secondsLeft?: number;
  /** When it ends, in milliseconds. */
  until?: number;
  /** The HTTP status of a refusal. */
  status?: number | undefined;
  retry?: () => void;
};

type Options = { signal: AbortSignal; onWait: (wait: Wait | null) => void };

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
      await countDown(error.retryAfterSeconds, options);
    }
  }
}

/** By the clock, since timers of a hidden tab are late, and those of a machine that sleeps stand still. */
async function countDown(seconds = DEFAULT_WAIT_SECONDS, { signal, onWait }: Options) {
  const end = Date.now() + seconds * 1000;
  const left = () => Math.ceil((end - Date.now()) / 1000);
  try {
    for (let secondsLeft = seconds; secondsLeft > 0; secondsLeft = left()) {
      onWait({ message: 'The server asks for a pause.', secondsLeft });
      await waitUntil(signal, (done) => setTimeout(done, 1000));
    }
  } finally {
    onWait(null);
  }
}

/** Resolves when what was started calls `done`, rejects when the signal aborts; aborts `end` then. */
async function waitUntil(
  signal: AbortSignal,
  start: (done: () => void, end: AbortSignal) => void,
): Promise<void> {
  const end = new AbortController();
  try {
    await new Promise<void>((resolve, reject) => {
      const handleAbort = () => reject(new ApiFailure(apiError('cancelled')));
      signal.addEventListener('abort', handleAbort, { signal: end.signal });
      start(resolve, end.signal);
      if (signal.aborted) handleAbort();
    });
  } finally {
    end.abort();
  }
}
