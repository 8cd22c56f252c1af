import type { Answer } from './answer';
import { abortFirstAnswer, consumeFirstAnswer, hasFirstAnswer } from './firstAnswer';
import type { Call } from './request';

export type Transport = {
  /** The answer to a call without a request of axios, aborted with the signal; null for another call. */
  answer: (call: Call, signal: AbortSignal) => Promise<Answer> | null;
  /** Whether the next call may be answered so. */
  hasAnswer: () => boolean;
  /** Aborts a prefetched answer that is unused. */
  drop: () => void;
};

/** The demo's build replaces this module by demo/transport.ts: import it by its full name. */
export const transport: Transport = {
  answer: consumeFirstAnswer,
  hasAnswer: hasFirstAnswer,
  drop: abortFirstAnswer,
};
