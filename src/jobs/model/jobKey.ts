import { foldText } from '@/shared/text/foldText';
import type { JobDraft } from './job';

/** Two applications with the same key count as the same one, however they are spelt. */
export function jobKey({ position, company, jobLocation }: JobDraft): string {
  return JSON.stringify([position, company, jobLocation].map(foldText));
}
