import axios, { type AxiosResponse } from 'axios';
import { adapter } from '@/shared/api/adapter';
import { env } from '@/shared/config/env';
import { apiError, ApiFailure } from './apiError';
import { describeRefusal, isWebPage } from './refusal';
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
