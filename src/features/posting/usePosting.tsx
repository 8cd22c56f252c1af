import { useState, type ClipboardEvent } from 'react';
import { lazyPart } from '@/shared/lib/lazyPart';
import { OptionalPart } from '@/shared/ui/PartBoundary';
import type { FormToFill, PostingProps, PostingSource } from './posting';

const FromPosting = lazyPart(async () => (await import('./FromPosting')).FromPosting);

/** The posting that the address tells of ('' for none), until another one comes or it is forgotten. */
export function usePosting(address: string, defaultLocation: string) {
  const [taken, setTaken] = useState('');
  const [source, setSource] = useState<PostingSource | null>(null);
  const take = (next: Omit<PostingSource, 'id'>) =>
    setSource((before) => ({ id: (before?.id ?? 0) + 1, ...next }));
  // A posting leaves the address at once, and another one may come while the form is open.
  if (address !== taken) {
    setTaken(address);
    if (address !== '') take({ from: 'address', text: address, html: '' });
  }
  const handlePaste = ({ clipboardData: pasted }: ClipboardEvent) => {
    const [text, html] = [pasted.getData('text/plain'), pasted.getData('text/html')];
    take({ from: 'paste', text, html });
  };
  const render = (form: FormToFill) =>
    source && (
      <OfferedPosting key={source.id} source={source} defaultLocation={defaultLocation} {...form} />
    );
  const isAbove = source?.from === 'address';
  return { onPaste: handlePaste, onForget: () => setSource(null), isAbove, render };
}

/** Fills the form from its source; its code is loaded when there is one. */
function OfferedPosting(props: PostingProps) {
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
