import type { RefObject } from 'react';
import type { JobDraft } from '@/jobs/api/contract';
import { lazyPart } from '@/shared/lib/lazyPart';
import { OptionalPart } from '@/shared/ui/PartBoundary';

/** Where a posting comes from: pasted text with its HTML, or the page's query. */
export type PostingSource = { id: number; from: 'paste' | 'address'; text: string; html: string };

/** The form that a posting fills. */
export type FormToFill = {
  values: JobDraft;
  onFill: (texts: Partial<JobDraft>) => void;
  positionRef: RefObject<HTMLInputElement | null>;
  /** A button of the question whether to replace what is typed, while that is asked. */
  answerRef: RefObject<HTMLButtonElement | null>;
};

export type PostingProps = FormToFill & { source: PostingSource; defaultLocation: string };

const FromPosting = lazyPart(async () => (await import('./FromPosting')).FromPosting);

/** Fills the form from its source; its code is loaded when there is one. */
export function OfferedPosting(props: PostingProps) {
  // Pasted text is still in its field; the query is gone.
  const lost = props.source.from === 'address' && (
    <p role="alert">The posting could not be read. Please record it again from its page.</p>
  );
  return (
    <OptionalPart name="FromPosting" lost={lost}>
      <FromPosting {...props} />
    </OptionalPart>
  );
}
