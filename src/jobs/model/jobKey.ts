import type { JobDraft } from './job';
import { trimText } from '@/shared/text/trimText';

/** Two applications with the same key count as the same one. */
export function jobKey({ position, company, jobLocation }: JobDraft): string {
  return JSON.stringify([position, company, jobLocation].map(normalizeText));
}

/** Without regard to case, to blanks and invisible characters, and to how characters are put together. */
export function normalizeText(text: string): string {
  const line = text.normalize('NFKC').replace(/[\s\p{Cc}]+/gu, ' ');
  return trimText(line)
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase();
}
