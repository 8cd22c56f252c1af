import { useState, type ClipboardEvent } from 'react';
import type { PostingSource } from './OfferedPosting';

/** The posting that the address tells of ('' for none), until another one is pasted or it is forgotten. */
export function usePosting(address: string) {
  const [posting, setPosting] = useState<PostingSource | null>(
    address === '' ? null : { id: 0, from: 'address', text: address, html: '' },
  );
  const handlePaste = ({ clipboardData: pasted }: ClipboardEvent) => {
    const [text, html] = [pasted.getData('text/plain'), pasted.getData('text/html')];
    setPosting((before) => ({ id: (before?.id ?? 0) + 1, from: 'paste', text, html }));
  };
  return { posting, handlePaste, forgetPosting: () => setPosting(null) };
}
