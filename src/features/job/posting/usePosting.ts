import { useState, type ClipboardEvent } from 'react';
import type { PostingSource } from './OfferedPosting';

/** The posting that the address tells of ('' for none), until another one is pasted. */
export function usePosting(address: string) {
  const [posting, setPosting] = useState<PostingSource | null>(
    address === '' ? null : { id: 0, from: 'address', text: address },
  );
  const handlePaste = ({ clipboardData: pasted }: ClipboardEvent) => {
    const id = (posting?.id ?? 0) + 1;
    const text = pasted.getData('text/plain');
    if (text !== '') setPosting({ id, from: 'text', text });
    else setPosting({ id, from: 'html', text: pasted.getData('text/html') });
  };
  return { posting, handlePaste };
}
