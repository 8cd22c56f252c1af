import axios from 'axios';
import { env } from '@/shared/config/env';
import type { Answer } from './answer';
import { apiError, ApiFailure } from './apiError';
import type { Call } from './request';

export { contract, readAnswer } from './readAnswer';

const client = axios.create({
  baseURL: env.apiBaseUrl,
  withCredentials: true,
  // The API checks the origin. Looking for a token would read the cookies at each call.
  withXSRFToken: false,
  // Bodies stay text, since axios would return HTML and broken JSON as a success.
  responseType: 'text',
  transformResponse: (text: unknown) => text,
  // What a status means is read where the answer is.
  validateStatus: null,
});

/** Sends a call through axios. Rejects with an ApiFailure when no answer comes. */
export async function send({ method, path, body }: Call, signal: AbortSignal): Promise<Answer> {
  try {
    const { status, headers, data } = await client.request<string | undefined>({
      method,
      url: path,
      signal,
      ...(body && { data: body }),
    });
    const retryAfter: unknown = headers['retry-after'];
    return {
      status,
      retryAfter: typeof retryAfter === 'string' ? retryAfter : null,
      text: data ?? '',
    };
  } catch (error) {
    if (!axios.isAxiosError(error) && !axios.isCancel(error)) throw error;
    throw new ApiFailure(apiError(axios.isCancel(error) ? 'cancelled' : 'unreachable'));
  }
}
