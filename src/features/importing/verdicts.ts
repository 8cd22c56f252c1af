import type { Verdict } from './plan';

/** What is said about rows before they are created. */
export const VERDICTS: Record<Verdict, string> = {
  new: 'new',
  existing: 'already there',
  repeated: 'repeated in the file',
  doubtful: 'perhaps no application',
  impossible: 'not possible',
};
