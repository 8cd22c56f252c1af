import { env } from '@/shared/config/env';
import type { Call } from './request';
import type { Answer } from './transport';

/** The answer to the first call of a document, asked for by its start script beside the bundle. */
type FirstAnswer = {
  url: string;
  answer: Promise<Answer>;
  abort: () => void;
  isOutdated: () => boolean;
};

/** The start script and the bundle share nothing but the window. */
const shared = globalThis as { firstAnswer?: FirstAnswer | undefined };

/**
 * Asks for the first answer before anything of the app is there. `isOutdated` tells, when it is to
 * be taken, whether it is still for the user it was asked for.
 */
export function askAhead(url: string, isOutdated: () => boolean): void {
  const end = new AbortController();
  const answer = fetch(url, { credentials: 'include', signal: end.signal }).then(
    async (response) => ({ response, text: await response.text() }),
  );
  // Whoever takes it hears of a failure.
  answer.catch(() => undefined);
  shared.firstAnswer = { url, answer, abort: () => end.abort(), isOutdated };
}

/**
 * The answer that was asked for ahead, if it is that of this call; aborted with the signal. Nobody
 * but the first caller gets it, and any other first call drops it, since it may change the answer.
 */
export function takeFirstAnswer(
  { method, path }: Call,
  signal: AbortSignal,
): Promise<Answer> | null {
  const first = shared.firstAnswer;
  const isMeant = method === 'GET' && first?.url === env.apiBaseUrl + path;
  if (!isMeant || signal.aborted || first.isOutdated()) {
    dropFirstAnswer();
    return null;
  }
  shared.firstAnswer = undefined;
  signal.addEventListener('abort', first.abort, { once: true });
  return first.answer;
}

/** Gives up the answer that was asked for ahead, if nobody has taken it. */
export function dropFirstAnswer(): void {
  shared.firstAnswer?.abort();
  shared.firstAnswer = undefined;
}
