import { Suspense } from 'react';
import type { JobDraft } from '@/shared/api/contract';
import { lazyPart } from '@/shared/lib/lazyPart';
import { ErrorBoundary } from '@/shared/ui/ErrorBoundary';

/** Where a posting comes from: pasted text with its HTML, or the page's query. */
export type PostingSource = { id: number; from: 'paste' | 'address'; text: string; html: string };

export type PostingProps = {
  source: PostingSource;
  values: JobDraft;
  defaultLocation: string;
  onFill: (texts: Partial<JobDraft>) => void;
};

const FromPosting = lazyPart(
  'FromPosting',
  async () => (await import('./FromPosting')).FromPosting,
  (load) => load().catch(() => LostPosting),
);

/** Fills the form from this source; its code is loaded when there is one. */
export function OfferedPosting(props: PostingProps) {
  return (
    <ErrorBoundary name="posting" fallback={() => <LostPosting {...props} />}>
      <Suspense fallback={null}>
        <FromPosting key={props.source.id} {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Pasted text is still in its field; the query is gone. */
function LostPosting({ source }: PostingProps) {
  if (source.from !== 'address') return null;
  return <p role="alert">The posting could not be read. Please record it again from its page.</p>;
}
