import type { JobDraft } from '@/jobs/api/contract';

/** Two applications with the same key count as the same one. */
export function jobKey({ position, company, jobLocation }: JobDraft): string {
  return JSON.stringify([position, company, jobLocation].map(toPlainText));
}

/** Without regard to case, to blanks and to how characters are put together. */
export function toPlainText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .toLowerCase();
}
