import { useRef } from 'react';
import styled from 'styled-components';
import { notifyError, notifySuccess } from '@/shared/notify/notify';
import { Button } from '@/shared/ui/Button';
import { TextArea } from '@/shared/ui/TextArea';

/** A text that was not told apart, whole, to copy parts of it. */
export function UnreadText({ text }: { text: string }) {
  const areaRef = useRef<HTMLTextAreaElement>(null);

  const handleCopy = async () => {
    areaRef.current?.select();
    try {
      // Pages without https have no clipboard.
      await navigator.clipboard.writeText(text);
      notifySuccess('copied: what was shared');
    } catch {
      notifyError(
        'The browser does not let this page copy. The text is selected: copy it by keys.',
      );
    }
  };

  return (
    <Whole>
      <TextArea ref={areaRef} labelText="what was shared" value={text} rows={3} readOnly />
      <Button variant="secondary" isSmall onClick={() => void handleCopy()}>
        copy
      </Button>
    </Whole>
  );
}

const Whole = styled.div`
  flex-basis: 100%;
`;
