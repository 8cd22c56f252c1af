import { apiError, ApiFailure } from './apiError';
import type * as contract from './contract';
import { loadHttpClient } from './loadHttpClient';
import { sessionSignal } from './sessionScope';

export type Call = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below the base path, already percent-encoded, with its query: `/jobs?page=1`. */
  path: string;
  body?: object;
};

export type CallOptions = { signal?: AbortSignal | undefined };

type Contract = typeof contract;

/** After this many milliseconds an answer is no longer waited for. */
const TIMEOUT_MS = 15_000;

/** The code may also be gone for good, replaced by that of a new version. */
const CODE_LOST =
  'We cannot reach the server. Please check your connection and try again, or reload the page.';

/**
 * Sends one call and resolves with the parsed JSON body, undefined when the body is empty.
 * Rejects with an ApiFailure, whatever happened. Never repeats a call.
 */
export async function request(call: Call, options?: CallOptions): Promise<unknown> {
  return exchange(call, options, (answer) => answer);
}

/** Sends a call as `request` does; resolves with what that function of the contract reads in the answer. */
export async function requestAs<Answer>(
  reader: (contract: Contract) => (answer: unknown) => Answer,
  call: Call,
  options?: CallOptions,
): Promise<Answer> {
  return exchange(call, options, (answer, contract) => reader(contract)(answer));
}

async function exchange<Answer>(
  call: Call,
  { signal }: CallOptions = {},
  read: (answer: unknown, contract: Contract) => Answer,
): Promise<Answer> {
  const ends = [sessionSignal(), ...(signal ? [signal] : [])];
  const deadline = new AbortController();
  const timer = setTimeout(() => {
    deadline.abort();
  }, TIMEOUT_MS);
  const anyEnd = AbortSignal.any([...ends, deadline.signal]);
  try {
    const { send, contract } = await orAbort(loadOrExplain(), anyEnd);
    return read(await orAbort(send(call, anyEnd), anyEnd), contract);
  } catch (thrown) {
    if (ends.some((end) => end.aborted)) throw new ApiFailure(apiError('cancelled'));
    if (deadline.signal.aborted) throw new ApiFailure(apiError('timeout'));
    throw thrown;
  } finally {
    clearTimeout(timer);
    letGoOfFirstCall();
  }
}

/**
 * The first call of a document is asked for by public/start.js, and the first request takes over its
 * answer. As long as its link stands, the end of that request does not end it on the network.
 */
function letGoOfFirstCall() {
  document.querySelector('link[as="fetch"]')?.remove();
}

async function loadOrExplain() {
  try {
    return await loadHttpClient();
  } catch {
    throw new ApiFailure(apiError('unreachable', CODE_LOST));
  }
}

/** Settles with the promise, or rejects as soon as the signal aborts. */
function orAbort<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const handleAbort = () => {
      reject(new ApiFailure(apiError('cancelled')));
    };
    if (signal.aborted) handleAbort();
    signal.addEventListener('abort', handleAbort, { once: true });
    promise.then(resolve, reject).finally(() => {
      signal.removeEventListener('abort', handleAbort);
    });
  });
}
