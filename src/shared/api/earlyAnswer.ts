/** The answer to the first call of a document, which the start script asks for while the bundle loads. */
type EarlyAnswer = {
  url: string;
  response: Promise<Response>;
  abort: () => void;
  isOutdated: () => boolean;
};

/** Global, since the start script and the bundle share no modules. */
const shared = globalThis as { earlyAnswer?: EarlyAnswer | undefined };

/** Asks for an answer early. `isOutdated` is called before it is used: whether the user has changed. */
export function requestEarlyAnswer(url: string, isOutdated: () => boolean): void {
  const end = new AbortController();
  const response = fetch(url, { credentials: 'include', signal: end.signal }).then(readAtOnce);
  // A failure is reported to the caller that takes the answer.
  response.catch(() => undefined);
  shared.earlyAnswer = { url, response, abort: () => end.abort(), isOutdated };
}

/** The browser would leave a body on the network until somebody reads it. */
function readAtOnce(response: Response): Response {
  response
    .clone()
    .text()
    .catch(() => undefined);
  return response;
}

/**
 * The early answer in the shape of `fetch`, once, if it is that of this call, else null. Another first call
 * aborts it, since it may change the answer.
 */
export function takeEarlyAnswer(
  method: string | undefined,
  url: string,
): ((request: unknown) => Promise<Response>) | null {
  const early = shared.earlyAnswer;
  if (early === undefined || method !== 'get' || early.url !== url || early.isOutdated()) {
    abortEarlyAnswer();
    return null;
  }
  shared.earlyAnswer = undefined;
  return (request) => {
    if (request instanceof Request) request.signal.addEventListener('abort', early.abort);
    return early.response;
  };
}

/** Aborts the early answer, if it is not taken. */
export function abortEarlyAnswer(): void {
  shared.earlyAnswer?.abort();
  shared.earlyAnswer = undefined;
}
