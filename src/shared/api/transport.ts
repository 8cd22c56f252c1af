import { dropFirstAnswer, takeFirstAnswer } from './firstAnswer';
import type { Call } from './request';

export type Answer = { response: Response; text: string };

export type Transport = {
  /** The answer to a call that needs no request of axios, aborted with the signal; null for any other call. */
  answer: (call: Call, signal: AbortSignal) => Promise<Answer> | null;
  /** Aborts what was asked for and nobody has taken. */
  drop: () => void;
};

/**
 * The network. The build of the demo puts demo/transport.ts in the place of this module, which is why
 * it is imported by its name from everywhere.
 */
export const transport: Transport = { answer: takeFirstAnswer, drop: dropFirstAnswer };
