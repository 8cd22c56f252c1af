import { trimText } from './trimText';

const DASH = '–';

/** What stands where the server sent nothing, so that no heading is empty. */
export function orDash(text: string): string {
  return trimText(text) === '' ? DASH : text;
}
