import type { Answer } from '@/shared/api/firstAnswer';
import type { Call } from '@/shared/api/request';
import { importPart } from '@/shared/lib/importPart';

// The build of the demo takes this file for src/shared/api/firstAnswer.ts: there the first answer of a
// document may come without the network, here all of them do.

/** The answer of the API in this page, which is loaded with the first call; rejects with the signal. */
export function takeFirstAnswer(call: Call, signal: AbortSignal): Promise<Answer> {
  const answer = Promise.race([answerInPage(call, signal), rejectWith(signal)]);
  // Whoever takes it hears of a failure.
  answer.catch(() => undefined);
  return answer;
}

/** There never is one that nobody has taken. */
export function dropFirstAnswer(): void {
  // Nothing is asked for ahead.
}

async function answerInPage(call: Call, signal: AbortSignal): Promise<Answer> {
  const { answer } = await importPart('sandbox', () => import('./sandbox'));
  const response = await answer(toRequest(call, signal));
  return { response, text: await response.text() };
}

function toRequest({ method, path, body }: Call, signal: AbortSignal): Request {
  return new Request(new URL(`/api/v1${path}`, location.href), {
    method,
    signal,
    ...(body && {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
}

function rejectWith(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const end = () => reject(new DOMException('Nobody waits for it any more.', 'AbortError'));
    if (signal.aborted) end();
    signal.addEventListener('abort', end, { once: true });
  });
}
