import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { AskRow } from '@/features/job/AskAgain';
import type { JobDraft } from '@/shared/api/contract';
import { focusFirstField } from '@/shared/lib/requiredFields';
import { Button } from '@/shared/ui/Button';
import type { PostingProps, PostingSource } from './OfferedPosting';
import { readPostingAddress, type GivenPosting } from './readPostingAddress';
import { POSTING_FIELDS, readTitle, type Posting } from './readTitle';

/** Fills an empty form from a posting and offers to take that back; asks before it replaces anything. */
export function FromPosting({ source, values, defaultLocation, onFill }: PostingProps) {
  const isPasted = source.from !== 'address';
  const [{ posting, hasAddress }] = useState(() => read(source));
  const [isAsked, setIsAsked] = useState(
    !isPasted && posting !== null && !isFormEmptyBut('', values, defaultLocation),
  );
  const rowRef = useRef<HTMLDivElement>(null);
  /** What the form held before; null until this posting is settled. */
  const beforeRef = useRef<Posting | null>(null);
  const blank = { position: '', company: '', jobLocation: defaultLocation };
  const filled = { ...blank, ...posting };
  const isFilled =
    posting !== null && POSTING_FIELDS.every((name) => values[name] === filled[name]);

  const settle = (texts: Posting) => {
    beforeRef.current = pick(values);
    onFill(texts);
  };
  const press = (texts: Posting) => {
    settle(texts);
    setIsAsked(false);
    const form = rowRef.current?.closest('form');
    if (form) focusFirstField(form, ['position']);
  };
  const giveBack = () => press(beforeRef.current ?? blank);

  const fillOnce = useEffectEvent(() => {
    if (posting === null || beforeRef.current !== null || isAsked) return;
    const held = source.from === 'text' ? source.text : '';
    if (isFormEmptyBut(held, values, defaultLocation)) settle(filled);
  });
  const { position, company, jobLocation } = values;
  // The browser may put the pasted text into its field only after this is shown.
  useEffect(() => fillOnce(), [position, company, jobLocation]);

  const handleUndo = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    if (!isUndo || event.key.toLowerCase() !== 'z') return;
    event.preventDefault();
    giveBack();
  });
  useEffect(() => {
    const form = rowRef.current?.closest('form');
    if (!isFilled || !form) return undefined;
    const listener = (event: KeyboardEvent) => handleUndo(event);
    form.addEventListener('keydown', listener);
    return () => form.removeEventListener('keydown', listener);
  }, [isFilled]);

  return (
    <AskRow ref={rowRef}>
      <span role="status">
        {isAsked && `Replace what is typed with the posting "${nameOf(posting)}"?`}
        {isFilled && !isAsked && inWords(posting, isPasted)}
        {hasAddress && (isFilled || posting === null) && ADDRESS_DROPPED}
      </span>
      {isAsked && (
        <>
          <Button variant="secondary" isSmall onClick={() => press(filled)}>
            replace it
          </Button>
          <Button variant="ghost" isSmall onClick={() => press(pick(values))}>
            keep what is typed
          </Button>
        </>
      )}
      {isFilled && !isAsked && (
        <Button variant="secondary" isSmall onClick={giveBack}>
          {isPasted ? 'give back what was pasted' : 'undo'}
        </Button>
      )}
    </AskRow>
  );
}

const ADDRESS_DROPPED = ' The address of the posting has no field here and is not kept.';

const LABELS = { position: 'position', company: 'company', jobLocation: 'job location' };

function read({ from, text }: PostingSource): GivenPosting {
  if (from === 'address') return readPostingAddress(text);
  return { posting: readTitle(text), hasAddress: text.includes('://') };
}

function inWords(posting: Posting, isPasted: boolean): string {
  const names = POSTING_FIELDS.filter((name) => name in posting).map((name) => LABELS[name]);
  const source = isPasted ? 'what you pasted' : 'the posting';
  return `Filled in from ${source}: ${names.join(', ')}.`;
}

function nameOf(posting: Posting | null): string {
  return [posting?.position, posting?.company].filter(Boolean).join(', ');
}

function pick({ position, company, jobLocation }: JobDraft): Posting {
  return { position, company, jobLocation };
}

/** Whether nothing is typed but this text as the position, in which a field joins the lines. */
function isFormEmptyBut(text: string, values: JobDraft, defaultLocation: string): boolean {
  const plain = (typed: string) => typed.replaceAll(/\s+/g, '');
  const isRestEmpty =
    values.company.trim() === '' && ['', defaultLocation].includes(values.jobLocation.trim());
  return isRestEmpty && plain(values.position) === plain(text);
}
