import { reportError } from '@/shared/loading/errorReporter';
import { trimText } from '@/shared/text/trimText';

/** What went wrong with a call, and the sentence the user reads about it. */
export type ApiError = {
  kind:
    | 'unauthorized' // the session is over; the session's owner tells the user, screens stay silent
    | 'refused' // the server answered with an error
    | 'rateLimited'
    | 'unreachable'
    | 'timeout'
    | 'unreadable' // an answer that is not what the contract promises
    | 'cancelled'; // aborted
  message: string;
  retryAfterSeconds?: number;
  /** The HTTP status of a refusal. */
  status?: number;
  /** A 5xx: the server may have done the work before it failed. */
  isServerFault?: boolean;
  /** A page came in place of an answer, as a portal sends it. */
  isWebPage?: boolean;
};

/** Carries an ApiError through promises. */
export class ApiFailure extends Error {
  readonly reason: ApiError;

  constructor(reason: ApiError) {
    super(reason.message);
    this.name = 'ApiFailure';
    this.reason = reason;
  }
}

const SENTENCES: Record<ApiError['kind'], string> = {
  unauthorized: 'Your session has ended. Please log in again.',
  refused: 'The server could not do that. Please try again later.',
  rateLimited: 'Too many requests. Please wait a moment and try again.',
  unreachable: 'We cannot reach the server. Please check your connection and try again.',
  timeout: 'The server takes too long to answer. Please try again.',
  unreadable: 'The server sent an answer we cannot read. Please try again.',
  cancelled: 'The request was cancelled.',
};

const LONGEST_MESSAGE = 300;

/** An ApiError of this kind; without a message of the server it says our own sentence. */
export function apiError(kind: ApiError['kind'], message?: string): ApiError {
  return { kind, message: message ?? SENTENCES[kind] };
}

/** Errors that screens do not report: the session's owner does, or the call was aborted. */
export function isSilent(error: ApiError): boolean {
  return error.kind === 'unauthorized' || error.kind === 'cancelled';
}

/** Whether a login or a portal in front of the server may have answered in its place. */
export function mayBeOtherSite({ kind, isWebPage }: Partial<ApiError>): boolean {
  // What redirects a call to another origin looks like no answer.
  return kind === 'unreachable' || isWebPage === true;
}

/** Whether the server may have done the work, although no success was received. */
export function isOutcomeUnknown({ kind, isServerFault }: ApiError): boolean {
  return (
    isServerFault === true || ['timeout', 'unreachable', 'unreadable', 'cancelled'].includes(kind)
  );
}

/**
 * Turns whatever was thrown around a call into an ApiError. An aborted thunk counts
 * as cancelled; a mistake of the program is also reported, as 'unreadable' would hide it.
 */
export function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiFailure) return thrown.reason;
  if (isApiError(thrown)) return thrown;
  if ((Object(thrown) as { name?: unknown }).name === 'AbortError') return apiError('cancelled');
  reportError(thrown, 'api');
  return apiError('unreadable');
}

/**
 * The text of a refusal, or of a success: `msg` or `message` as a string, a list or an object of
 * texts. White space is folded and the text clipped to 300 characters; undefined when there is none.
 */
export function readServerMessage(body: unknown): string | undefined {
  const text = trimText(collectTexts(messageIn(body)).join(', ').replace(/\s+/g, ' '));
  if (text === '') return undefined;
  return text.length > LONGEST_MESSAGE ? `${clip(text)}…` : text;
}

/** Never cuts within a character. */
function clip(text: string): string {
  return text.slice(0, LONGEST_MESSAGE - 1).replace(/[\uD800-\uDBFF]$/, '');
}

function collectTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  const nested = messageIn(value);
  return nested === undefined ? Object.values(value).flatMap(collectTexts) : collectTexts(nested);
}

function messageIn(value: unknown): unknown {
  const { msg, message } = Object(value) as Record<string, unknown>;
  return msg ?? message;
}

function isApiError(value: unknown): value is ApiError {
  const { kind, message } = Object(value) as Record<string, unknown>;
  return message !== undefined && Object.hasOwn(SENTENCES, String(kind));
}
