import type { AxiosResponse } from 'axios';
import { apiError, readServerMessage, type ApiError } from './apiError';

/** Whether a body is a page, as a portal or a proxy sends it in place of the server's answer. */
export function isWebPage(body: unknown): boolean {
  return typeof body === 'string' && /^\s*</.test(body);
}

/** What an answer with an error status says; a body that is no JSON says nothing. */
export function describeRefusal(
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
