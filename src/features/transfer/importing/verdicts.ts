import type { Verdict } from './plan';

/** What is said about rows before they are created. */
export const VERDICTS: Record<Verdict, string> = {
  new: 'will be created',
  existing: 'already there',
  repeated: 'repeated in the file',
  impossible: 'not possible',
};
