import { toAnswer, type Answer } from '@/shared/api/answer';
import type { Call } from '@/shared/api/request';
import type { Transport } from '@/shared/api/transport';
import { importPart } from '@/shared/lib/importPart';

/** The API in this page, whose code is loaded with the first call; rejects with the signal. */
export const transport: Transport = {
  answer(call, signal) {
    const answer = Promise.race([answerInPage(call, signal), rejectWith(signal)]);
    // A failure is reported to the caller.
    answer.catch(() => undefined);
    return answer;
  },
  hasAnswer: () => true,
  // Nothing is prefetched.
  drop: () => undefined,
};

async function answerInPage(call: Call, signal: AbortSignal): Promise<Answer> {
  const { answer } = await importPart('sandbox', () => import('./sandbox'));
  return toAnswer(await answer(toRequest(call, signal)));
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
