const DASH = '–';

/** What stands where the server sent nothing, so that no heading is empty. */
export function orDash(text: string): string {
  return text.trim() === '' ? DASH : text;
}
