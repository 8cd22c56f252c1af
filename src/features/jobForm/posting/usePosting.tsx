import { useRef, useState } from 'react';
import { lazyPart } from '@/shared/loading/lazyPart';
import { OptionalPart } from '@/shared/ui/PartBoundary';
import type { Inserts, PostingProps, PostingSource } from './posting';

const FromPosting = lazyPart(async () => (await import('./FromPosting')).FromPosting);

/** The posting that the address tells of ('' for none), until another one comes or it is forgotten. */
export function usePosting(address: string, defaultLocation: string) {
  const positionRef = useRef<HTMLInputElement>(null);
  const answerRef = useRef<HTMLButtonElement>(null);
  const [taken, setTaken] = useState('');
  const [source, setSource] = useState<PostingSource | null>(null);
  const take = (next: Omit<PostingSource, 'id'>) =>
    setSource((before) => ({ id: (before?.id ?? 0) + 1, ...next }));
  // A posting leaves the address at once, and another one may come while the form is open.
  if (address !== taken) {
    setTaken(address);
    if (address !== '') take({ from: 'address', text: address, html: '' });
  }
  const takeFrom = (data: DataTransfer) =>
    take({ from: 'paste', text: data.getData('text/plain'), html: data.getData('text/html') });
  /** For the field that takes the whole posting. */
  const inserts: Inserts = {
    onPaste: ({ clipboardData }) => takeFrom(clipboardData),
    onDrop: ({ dataTransfer }) => takeFrom(dataTransfer),
    onInput: ({ nativeEvent: { data, inputType } }) => {
      // The clipboard of a keyboard inserts its text as if it had been typed at once.
      const isTyped = inputType === 'insertText' || inputType === 'insertReplacementText';
      if (isTyped && /\S\s+\S|:\/\//.test(data ?? ''))
        take({ from: 'paste', text: data ?? '', html: '' });
    },
  };
  const isAbove = source?.from === 'address';
  // Pasted text is still in its field; the query is gone.
  const lost = isAbove && (
    <p role="alert">The posting could not be read. Please record it again from its page.</p>
  );
  /** Fills the form from its source; its code is loaded when there is one. */
  const render = (values: PostingProps['values'], onFill: PostingProps['onFill']) =>
    source && (
      <OptionalPart key={source.id} name="FromPosting" lost={lost}>
        <FromPosting {...{ source, values, defaultLocation, onFill, positionRef, answerRef }} />
      </OptionalPart>
    );
  const onForget = () => setSource(null);
  return { positionRef, answerRef, inserts, onForget, isAbove, render };
}
