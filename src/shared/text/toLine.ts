import { trimText } from './trimText';

/** What no server takes in a line of text: control characters, line breaks and halves of characters. */
const NOT_OF_A_LINE = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]+/gu;

/** A text as one line without blanks around it: what breaks it becomes a blank. */
export function toLine(text: string): string {
  return trimText(text.replace(NOT_OF_A_LINE, ' '));
}
