import { transport } from '@/shared/api/transport';
import { apiError, ApiFailure, toApiError } from './apiError';
import { answerReader, httpClient, type LazyCode } from './apiCode';
import type * as contract from './contract';
import { sessionSignal } from './sessionScope';
import { reportUnauthorized } from './unauthorized';

export type Call = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below the base path, already percent-encoded, with its query: `/jobs?page=1`. */
  path: string;
  body?: object;
  /** A success may be plain text, which is ignored. */
  mayBeText?: boolean;
};

type Contract = typeof contract;
/** What each function of the contract returns. */
type Parsers = { [Name in keyof Contract]: (answer: unknown) => ReturnType<Contract[Name]> };

/** In milliseconds. */
const TIMEOUT_MS = 15_000;

/** A new version may have replaced the code. */
const CODE_LOST =
  'We cannot reach the server. Please check your connection and try again, or reload the page.';

/**
 * Sends one call and resolves with the parsed JSON body, undefined when the body is empty.
 * Rejects with an ApiFailure, whatever happened; it is unsent when the code that sends the call did not
 * come. Never repeats a call.
 */
export async function request(call: Call, caller?: AbortSignal): Promise<unknown> {
  return sendInTime(call, caller, (answer) => answer);
}

/** Sends a call as `request` does; resolves with the answer as parsed by that function of the contract. */
export async function requestAs<Name extends keyof Contract>(
  parser: Name,
  call: Call,
  caller?: AbortSignal,
): Promise<ReturnType<Contract[Name]>> {
  return sendInTime(call, caller, (answer, parsers) => parsers[parser](answer));
}

async function sendInTime<Result>(
  call: Call,
  caller: AbortSignal | undefined,
  parse: (body: unknown, parsers: Parsers) => Result,
): Promise<Result> {
  const ends = [sessionSignal(), ...(caller ? [caller] : [])];
  const deadline = new AbortController();
  const timer = setTimeout(() => {
    deadline.abort();
  }, TIMEOUT_MS);
  const signal = AbortSignal.any([...ends, deadline.signal]);
  try {
    const { answer, code } = await send(call, signal);
    return parse(code.readAnswer(answer, call), code.contract);
  } catch (thrown) {
    if (ends.some((end) => end.aborted)) throw new ApiFailure(apiError('cancelled'));
    const isUnsent = thrown instanceof ApiFailure && thrown.reason.isUnsent;
    if (deadline.signal.aborted) {
      throw new ApiFailure({ ...apiError('timeout'), ...(isUnsent && { isUnsent }) });
    }
    if (thrown instanceof ApiFailure && thrown.reason.kind === 'unauthorized') reportUnauthorized();
    throw thrown;
  } finally {
    clearTimeout(timer);
  }
}

/** Preloads what the next call needs. Always resolves; a failure shows at the call. */
export function preloadCallCode(): Promise<void> {
  return (transport.hasAnswer() ? answerReader : httpClient).preload();
}

/** The answer, which the transport may have without axios, and the code that reads it. */
async function send(call: Call, signal: AbortSignal) {
  const early = transport.answer(call, signal);
  if (early !== null) {
    const code = answerReader.loaded() ?? (await loadUntilAborted(answerReader, signal));
    return { answer: await early.catch(throwUnreachable), code };
  }
  // Awaits nothing when the code is loaded, or the browser would paint before the request.
  const code =
    httpClient.loaded() ?? (await loadUntilAborted(httpClient, signal).catch(throwUnsent));
  return { answer: await code.send(call, signal), code };
}

function throwUnreachable(): never {
  throw new ApiFailure(apiError('unreachable'));
}

function throwUnsent(thrown: unknown): never {
  throw new ApiFailure({ ...toApiError(thrown), isUnsent: true });
}

/** Loading code has no time-out of its own, unlike a call. */
function loadUntilAborted<Code>(code: LazyCode<Code>, signal: AbortSignal): Promise<Code> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      reject(new ApiFailure(apiError('cancelled')));
    };
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp, { once: true });
    code.load().then(resolve, () => {
      reject(new ApiFailure(apiError('unreachable', CODE_LOST)));
    });
  });
}
