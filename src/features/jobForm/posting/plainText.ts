import { toLine } from '@/shared/text/toLine';
import { trimText } from '@/shared/text/trimText';

/** What a server takes at most for one text of an application. */
const LONGEST = 200;

/**
 * The text of something that may be HTML: each block and each line of it becomes a line, without tags,
 * entities, control characters and repeated blanks. Nothing in it is loaded or run.
 */
export function toPlainText(text: string): string {
  const isMarkup = /<\/?[a-z][^<>]*>|&(?:\w+|#\d+);/i.test(text);
  return (isMarkup ? textOfMarkup(text) : text)
    .split(/[\n\r\u2028\u2029]+/)
    .map((line) => trimText(line.replaceAll(/[\p{Cc}\s]+/gu, ' ')))
    .filter(Boolean)
    .join('\n');
}

/** One line of plain text, no longer than an application's fields may be. */
export function toFieldText(text: string): string {
  // Not the half of a character.
  return toLine(toPlainText(text).slice(0, LONGEST));
}

function textOfMarkup(markup: string): string {
  const lines = markup
    // The page's policy for contents reports styles of elements.
    .replaceAll(/\sstyle\s*=\s*(?:"[^"]*"|'[^']*')/gi, '')
    .replaceAll(/<(?:br|\/?(?:div|h\d|li|p|section|td|tr|ul))\b[^<>]*>/gi, '\n$&');
  const { body } = new DOMParser().parseFromString(lines, 'text/html');
  for (const code of body.querySelectorAll('script, style')) code.remove();
  return body.textContent;
}
