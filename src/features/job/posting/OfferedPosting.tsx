import { Suspense } from 'react';
import type { JobDraft } from '@/shared/api/contract';
import { lazyPart } from '@/shared/lib/lazyPart';
import { ErrorBoundary } from '@/shared/ui/ErrorBoundary';

/** What may tell of a posting: text or HTML pasted into the position, or parameters of the page's address. */
export type PostingSource = { id: number; from: 'text' | 'html' | 'address'; text: string };

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

/** What was pasted is in its field; what was in the address is nowhere any more. */
function LostPosting({ source }: PostingProps) {
  if (source.from !== 'address') return null;
  return <p role="alert">The posting could not be read. Please record it again from its page.</p>;
}
