import { useEffect, useEffectEvent, useState } from 'react';
import { AskRow } from '@/shared/ui/AskRow';
import { Button } from '@/shared/ui/Button';

type Props = {
  text: string;
  /** The file or text of an import that is begun; '' without one. */
  begun: File | string;
  onBegin: (text: string) => void;
};

/** Begins an import with rows that were pasted elsewhere; asks before they replace another one. */
export function PastedRows({ text, begun, onBegin }: Props) {
  const [isAsked, setIsAsked] = useState(begun !== '' && begun !== text);
  const beginOnce = useEffectEvent(() => {
    if (begun === '') onBegin(text);
  });
  useEffect(() => beginOnce(), []);

  if (!isAsked) return null;
  const name = begun instanceof File ? begun.name : 'rows you pasted before';
  return (
    <AskRow as="section" aria-label="what you pasted">
      <p>{`The import of ${name} is begun and not sent. Replace it with what you pasted now?`}</p>
      <Button
        variant="secondary"
        isSmall
        onClick={() => {
          onBegin(text);
          setIsAsked(false);
        }}
      >
        replace
      </Button>
      <Button variant="ghost" isSmall onClick={() => setIsAsked(false)}>
        keep what is begun
      </Button>
    </AskRow>
  );
}
