import { apiError, ApiFailure, isSilent, toApiError } from '@/shared/api/apiError';

/** Why nothing goes on at the moment: so many seconds by the server's wish, or until somebody says so. */
export type Pause = { message: string; secondsLeft?: number; goOn?: () => void };

export type Patience = {
  signal: AbortSignal;
  onPause: (pause: Pause | null) => void;
};

/** What a server that names no time is given. */
const DEFAULT_WAIT_SECONDS = 5;

/**
 * Repeats a call that only reads until it succeeds: after the pause a server asks for, and after a
 * failure once the network is back or somebody lets it go on. Rejects with an ApiFailure when the
 * session is over or the signal aborts.
 */
export async function readPatiently<Answer>(
  call: () => Promise<Answer>,
  patience: Patience,
): Promise<Answer> {
  for (;;) {
    try {
      return await call();
    } catch (thrown) {
      const reason = toApiError(thrown);
      if (isSilent(reason)) throw thrown;
      if (reason.kind === 'rateLimited') await waitOut(reason.retryAfterSeconds, patience);
      else await untilToldToGoOn(reason.message, patience);
    }
  }
}

/** Counts down the seconds a server asks for. Rejects when the signal aborts. */
export async function waitOut(
  seconds = DEFAULT_WAIT_SECONDS,
  { signal, onPause }: Patience,
): Promise<void> {
  try {
    for (let secondsLeft = seconds; secondsLeft > 0; secondsLeft -= 1) {
      onPause({ message: 'The server asks for a pause.', secondsLeft });
      await sleep(1000, signal);
    }
  } finally {
    onPause(null);
  }
}

async function untilToldToGoOn(message: string, { signal, onPause }: Patience): Promise<void> {
  let goOn: () => void = () => undefined;
  const told = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  window.addEventListener('online', goOn, { once: true });
  onPause({ message, goOn });
  try {
    await orCancelled(told, signal);
  } finally {
    window.removeEventListener('online', goOn);
    onPause(null);
  }
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const slept = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  return orCancelled(slept, signal).finally(() => {
    clearTimeout(timer);
  });
}

function orCancelled(promise: Promise<void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const handleAbort = () => {
      reject(new ApiFailure(apiError('cancelled')));
    };
    if (signal.aborted) handleAbort();
    signal.addEventListener('abort', handleAbort, { once: true });
    void promise.then(resolve).finally(() => {
      signal.removeEventListener('abort', handleAbort);
    });
  });
}
