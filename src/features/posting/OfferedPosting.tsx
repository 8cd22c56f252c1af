import type { JobDraft } from '@/jobs/api/contract';
import { optionalPart } from '@/shared/ui/optionalPart';

/** Where a posting comes from: pasted text with its HTML, or the page's query. */
export type PostingSource = { id: number; from: 'paste' | 'address'; text: string; html: string };

export type PostingProps = {
  source: PostingSource;
  values: JobDraft;
  defaultLocation: string;
  onFill: (texts: Partial<JobDraft>) => void;
};

/** Fills the form from its source; its code is loaded when there is one. */
export const OfferedPosting = optionalPart(
  'FromPosting',
  async () => (await import('./FromPosting')).FromPosting,
  LostPosting,
);

/** Pasted text is still in its field; the query is gone. */
function LostPosting({ source }: PostingProps) {
  if (source.from !== 'address') return null;
  return <p role="alert">The posting could not be read. Please record it again from its page.</p>;
}
