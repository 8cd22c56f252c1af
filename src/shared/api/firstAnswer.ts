import { env } from '@/shared/config/env';
import { toAnswer, type Answer } from './answer';
import type { Call } from './request';

/** The prefetched answer to the first call of a document. */
type FirstAnswer = {
  url: string;
  answer: Promise<Answer>;
  abort: () => void;
  isOutdated: () => boolean;
};

/** Global, since the start script and the bundle share no modules. */
const shared = globalThis as { firstAnswer?: FirstAnswer | undefined };

/**
 * Prefetches the first answer while the bundle loads. `isOutdated` is called before the answer is used
 * and tells whether the user has changed.
 */
export function prefetchFirstAnswer(url: string, isOutdated: () => boolean): void {
  const end = new AbortController();
  const answer = fetch(url, { credentials: 'include', signal: end.signal }).then(toAnswer);
  // A failure is reported to the caller that uses the answer.
  answer.catch(() => undefined);
  shared.firstAnswer = { url, answer, abort: () => end.abort(), isOutdated };
}

/**
 * The prefetched answer, if it is that of this call, else null; aborted with the signal. It is used
 * once, and a different first call aborts it, since that may change the answer.
 */
export function consumeFirstAnswer(
  { method, path }: Call,
  signal: AbortSignal,
): Promise<Answer> | null {
  const first = shared.firstAnswer;
  const isMeant = method === 'GET' && first?.url === env.apiBaseUrl + path;
  if (!isMeant || signal.aborted || first.isOutdated()) {
    abortFirstAnswer();
    return null;
  }
  shared.firstAnswer = undefined;
  signal.addEventListener('abort', first.abort, { once: true });
  return first.answer;
}

/** Whether an answer is prefetched and unused. */
export function hasFirstAnswer(): boolean {
  return shared.firstAnswer !== undefined;
}

/** Aborts the prefetched answer, if it is unused. */
export function abortFirstAnswer(): void {
  shared.firstAnswer?.abort();
  shared.firstAnswer = undefined;
}
