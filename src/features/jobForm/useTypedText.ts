import { useEffect, useState } from 'react';
import { trimText } from '@/shared/text/trimText';

const PAUSE_MS = 2000;

/** The text of a field two seconds after its last key, or at once when `settle` is called; '' when it is emptied. */
export function useTypedText(text: string): [typed: string, settle: () => void] {
  const [typed, setTyped] = useState('');
  if (text === '' && typed !== '') setTyped('');

  useEffect(() => {
    const timer = setTimeout(() => setTyped(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return [trimText(typed), () => setTyped(text)];
}
