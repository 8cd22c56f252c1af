import { useState, type ClipboardEvent } from 'react';
import { OfferedPosting, type FormToFill, type PostingSource } from './OfferedPosting';

/** The posting that the address tells of ('' for none), until another one is pasted or it is forgotten. */
export function usePosting(address: string, defaultLocation: string) {
  const [source, setSource] = useState<PostingSource | null>(
    address === '' ? null : { id: 0, from: 'address', text: address, html: '' },
  );
  const handlePaste = ({ clipboardData: pasted }: ClipboardEvent) => {
    const [text, html] = [pasted.getData('text/plain'), pasted.getData('text/html')];
    setSource((before) => ({ id: (before?.id ?? 0) + 1, from: 'paste', text, html }));
  };
  const render = (form: FormToFill) =>
    source && (
      <OfferedPosting key={source.id} source={source} defaultLocation={defaultLocation} {...form} />
    );
  const isAbove = source?.from === 'address';
  return { onPaste: handlePaste, onForget: () => setSource(null), isAbove, render };
}
