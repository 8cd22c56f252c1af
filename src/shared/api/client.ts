import axios, { type AxiosResponse } from 'axios';
import { adapter } from '@/shared/api/adapter';
import { env } from '@/shared/config/env';
import { noteAnswer } from './answers';
import { apiError, ApiFailure, readServerMessage, type ApiError } from './apiError';
import { sessionSignal } from './sessionScope';
import { reportUnauthorized } from './unauthorized';

/**
 * All calls of the API. Paths are below the base path and already percent-encoded. A call resolves with an
 * axios response whose `data` is the parsed body ('' when empty); it rejects with an ApiFailure, ends with
 * the session, and is never repeated.
 */
export const client = axios.create({
  baseURL: env.apiBaseUrl,
  withCredentials: true,
  // The API checks the origin. Looking for a token would read the cookies at each call.
  withXSRFToken: false,
  /** In milliseconds. */
  timeout: 15_000,
  // Without these two HTML and broken JSON would be a success.
  responseType: 'json',
  transitional: { silentJSONParsing: false, clarifyTimeoutError: true },
  adapter: ({ signal, ...config }) => {
    const caller = signal instanceof AbortSignal ? [signal] : [];
    return adapter({ ...config, signal: AbortSignal.any([sessionSignal(), ...caller]) });
  },
});

client.interceptors.response.use(checkSuccess, handleFailure);

/** Text is asked for where a success may be no JSON; a page is no answer there either. */
function checkSuccess(response: AxiosResponse<unknown>): AxiosResponse<unknown> {
  if (isWebPage(response.data)) throw unreadable(response);
  noteAnswer();
  return response;
}

function handleFailure(error: unknown): never {
  if (axios.isCancel(error)) throw new ApiFailure(apiError('cancelled'));
  if (!axios.isAxiosError<unknown>(error)) throw error;
  const { response, code, config } = error;
  if (response === undefined) {
    throw new ApiFailure(apiError(code === 'ETIMEDOUT' ? 'timeout' : 'unreachable'));
  }
  if (response.status >= 200 && response.status < 300) throw unreadable(response);
  // A wrong password is a 401 too, but ends no session.
  if (response.status === 401 && !config?.url?.startsWith('/auth/')) {
    reportUnauthorized();
    throw new ApiFailure(describeRefusal(response, 'unauthorized'));
  }
  throw new ApiFailure(describeRefusal(response));
}

function unreadable({ data }: AxiosResponse<unknown>): ApiFailure {
  return new ApiFailure({ ...apiError('unreadable'), ...(isWebPage(data) && { isWebPage: true }) });
}

/** Whether a body is a page, as a portal or a proxy sends it in place of the server's answer. */
function isWebPage(body: unknown): boolean {
  return typeof body === 'string' && /^\s*</.test(body);
}

/** What an answer with an error status says; a body that is no JSON says nothing. */
function describeRefusal(
  { status, headers, data }: AxiosResponse<unknown>,
  kind: ApiError['kind'] = status === 429 ? 'rateLimited' : 'refused',
): ApiError {
  const message = typeof data === 'string' ? undefined : readServerMessage(data);
  const wait = readRetryAfter(headers['retry-after'], headers.date);
  return {
    ...apiError(kind, message),
    status,
    ...(wait !== undefined && { retryAfterSeconds: wait }),
    ...(status >= 500 && { isServerFault: true }),
    // As a proxy refuses whoever has not logged in to it.
    ...([401, 403].includes(status) && isWebPage(data) && { isWebPage: true }),
  };
}

const LONGEST_WAIT_SECONDS = 3600;

/**
 * The header 'Retry-After' (RFC 9110, 10.2.3), which is seconds or a date, as whole seconds from now. A date
 * is read against the answer's own 'Date', since the clock here may be wrong.
 */
function readRetryAfter(header: unknown, date: unknown): number | undefined {
  if (typeof header !== 'string') return undefined;
  const sentAt = Date.parse(String(date)) || Date.now();
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - sentAt) / 1000;
  return seconds > 0 ? Math.min(Math.ceil(seconds), LONGEST_WAIT_SECONDS) : undefined;
}
