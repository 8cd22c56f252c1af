import axios, { AxiosError, type AxiosAdapter, type AxiosResponse } from 'axios';
import { env } from '@/shared/config/env';
import { apiError, ApiFailure, readServerMessage, type ApiError } from './apiError';
import type { Call } from './request';
import type { Answer } from './transport';

// With the first call come the rules for its answer.
export * as contract from './contract';

// Bodies stay text, since axios would return HTML and broken JSON as a success.
const client = axios.create({
  baseURL: env.apiBaseUrl,
  withCredentials: true,
  // The API checks the origin. Looking for a token would read the cookies at each call.
  withXSRFToken: false,
  responseType: 'text',
  transformResponse: (text: unknown) => text,
});

/**
 * Sends a call through axios, or takes the answer that the transport has for it. Resolves with the
 * parsed body, undefined when it is empty or ignored text; rejects with an ApiFailure, 'unreadable' for
 * a success that is not JSON.
 */
export async function send(
  { method, path, body, mayBeText = false }: Call,
  signal: AbortSignal,
  answer: Promise<Answer> | null,
): Promise<unknown> {
  let response: AxiosResponse<unknown>;
  try {
    response = await client.request({
      method,
      url: path,
      signal,
      ...(body && { data: body }),
      ...(answer && { adapter: adapterFor(answer) }),
    });
  } catch (error) {
    throw new ApiFailure(describeFailure(error, path));
  }
  try {
    return parseBody(response.data);
  } catch {
    // Of a portal or a proxy, not of the server.
    const isWebPage = /^\s*</.test(String(response.data));
    if (mayBeText && !isWebPage) return undefined;
    throw new ApiFailure({ ...apiError('unreadable'), ...(isWebPage && { isWebPage }) });
  }
}

/** Lets axios use an answer that was fetched without it. */
function adapterFor(coming: Promise<Answer>): AxiosAdapter {
  return async (config) => {
    const { response, text } = await coming.catch((error: unknown) => {
      throw AxiosError.from(error, AxiosError.ERR_NETWORK, config);
    });
    const { ok, status, statusText } = response;
    const headers = Object.fromEntries(response.headers);
    const answer = { data: text, status, statusText, headers, config };
    if (!ok) throw new AxiosError(statusText, undefined, config, null, answer);
    return answer;
  };
}

function describeFailure(error: unknown, path: string): ApiError {
  if (axios.isCancel(error)) return apiError('cancelled');
  if (!axios.isAxiosError(error)) throw error;
  const { response } = error;
  if (response === undefined) return apiError('unreachable');
  const kind = kindOf(response.status, path);
  const wait = readRetryAfter(response.headers['retry-after']);
  return {
    ...apiError(kind, readServerMessage(parseOrNull(response.data))),
    status: response.status,
    ...(wait === undefined ? {} : { retryAfterSeconds: wait }),
    ...(response.status >= 500 && { isServerFault: true }),
  };
}

function kindOf(status: number, path: string): ApiError['kind'] {
  // A wrong password is a 401 too, but ends no session.
  if (status === 401 && !path.startsWith('/auth/')) return 'unauthorized';
  return status === 429 ? 'rateLimited' : 'refused';
}

const LONGEST_WAIT_SECONDS = 3600;

/** Seconds or an HTTP date (RFC 9110, 10.2.3), as whole seconds from now. */
function readRetryAfter(header: unknown): number | undefined {
  if (typeof header !== 'string') return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return seconds > 0 ? Math.min(Math.ceil(seconds), LONGEST_WAIT_SECONDS) : undefined;
}

function parseBody(text: unknown): unknown {
  return text === '' || typeof text !== 'string' ? undefined : JSON.parse(text);
}

function parseOrNull(text: unknown): unknown {
  try {
    return parseBody(text);
  } catch {
    return null;
  }
}
