import { apiError, ApiFailure, readServerMessage, type ApiError } from './apiError';
import type { Answer } from './answer';
import type { Call } from './request';

// With what reads an answer come the rules for it.
export * as contract from './contract';

/**
 * The parsed body of a success, undefined when it is empty or ignored text. Throws an ApiFailure for a
 * refusal, and 'unreadable' for a success that is not JSON.
 */
export function readAnswer(answer: Answer, { path, mayBeText = false }: Call): unknown {
  if (answer.status < 200 || answer.status > 299) {
    throw new ApiFailure(describeRefusal(answer, path));
  }
  try {
    return parseBody(answer.text);
  } catch {
    // Of a portal or a proxy, not of the server.
    const isWebPage = /^\s*</.test(answer.text);
    if (mayBeText && !isWebPage) return undefined;
    throw new ApiFailure({ ...apiError('unreadable'), ...(isWebPage && { isWebPage }) });
  }
}

function describeRefusal({ status, retryAfter, text }: Answer, path: string): ApiError {
  const wait = readRetryAfter(retryAfter);
  return {
    ...apiError(kindOf(status, path), readServerMessage(parseOrNull(text))),
    status,
    ...(wait === undefined ? {} : { retryAfterSeconds: wait }),
    ...(status >= 500 && { isServerFault: true }),
  };
}

function kindOf(status: number, path: string): ApiError['kind'] {
  // A wrong password is a 401 too, but ends no session.
  if (status === 401 && !path.startsWith('/auth/')) return 'unauthorized';
  return status === 429 ? 'rateLimited' : 'refused';
}

const LONGEST_WAIT_SECONDS = 3600;

/** Seconds or an HTTP date (RFC 9110, 10.2.3), as whole seconds from now. */
function readRetryAfter(header: string | null): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return seconds > 0 ? Math.min(Math.ceil(seconds), LONGEST_WAIT_SECONDS) : undefined;
}

function parseBody(text: string): unknown {
  return text === '' ? undefined : JSON.parse(text);
}

function parseOrNull(text: string): unknown {
  try {
    return parseBody(text);
  } catch {
    return null;
  }
}
