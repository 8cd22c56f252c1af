import { useEffect, useState } from 'react';
import { trimText } from '@/shared/lib/trimText';

const PAUSE_MS = 2000;

/** The text of a field once it is left, or two seconds after its last key. */
export function useTypedText(form: HTMLFormElement | null, name: string, text: string): string {
  const [typed, setTyped] = useState('');

  useEffect(() => {
    const timer = setTimeout(() => setTyped(text), PAUSE_MS);
    const handleLeave = ({ target }: FocusEvent) => {
      if (target instanceof HTMLInputElement && target.name === name) setTyped(text);
    };
    form?.addEventListener('focusout', handleLeave);
    return () => {
      clearTimeout(timer);
      form?.removeEventListener('focusout', handleLeave);
    };
  }, [form, name, text]);

  return trimText(typed);
}
