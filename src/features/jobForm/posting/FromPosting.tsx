import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { allJobsOf } from '@/jobs/allJobsState';
import { jobName } from '@/jobs/model/jobName';
import type { JobDraft } from '@/jobs/model/job';
import { trimText } from '@/shared/text/trimText';
import { useCommandKey } from '@/shared/keys/useCommandKey';
import { isForControl } from '@/shared/keys/useKeys';
import { useAppStore } from '@/shared/store/withTypes';
import { theme } from '@/shared/styles/theme';
import { AskRow } from '@/shared/ui/AskRow';
import { Button } from '@/shared/ui/Button';
import { toFieldText } from './plainText';
import { readPostingAddress, type GivenPosting } from './readPostingAddress';
import { POSTING_FIELDS, type Posting, type PostingProps, type PostingSource } from './posting';
import { ADDRESS_DROPPED, ADDRESS_UNREADABLE, filledNote, listNote } from './postingNotes';
import { isListPage, readMost } from './readTitle';
import { UnreadText } from './UnreadText';

/** Fills an empty form from a posting, with undo; asks before replacing text. */
export function FromPosting(props: PostingProps) {
  const { source, values, defaultLocation, onFill, positionRef, answerRef } = props;
  const isPasted = source.from !== 'address';
  const store = useAppStore();
  const [{ posting, hasAddress, unread, list }] = useState(() => {
    const { jobs } = allJobsOf(store.getState());
    const places = Object.values(jobs.entities).map(({ jobLocation }) => jobLocation);
    return read(source, [defaultLocation, ...places]);
  });
  const [isAsked, setIsAsked] = useState(
    !isPasted && posting !== null && !isFormEmptyBut('', values, defaultLocation),
  );
  const [typedName] = useState(() => jobName(values) || values.jobLocation);
  /** What the form held before; null until this posting is settled. */
  const beforeRef = useRef<Posting | null>(null);
  const blank = { position: '', company: '', jobLocation: defaultLocation };
  const filled = { ...blank, ...posting };
  const isFilled =
    posting !== null && POSTING_FIELDS.every((name) => values[name] === filled[name]);

  const isUnreadableAddress =
    isPasted &&
    posting === null &&
    hasAddress &&
    /^https?:\/\/\S+$/.test(trimText(values.position));
  const isListThere = list !== '' && (!isPasted || isInPosition(source.text, values));

  const isToldBelow = isPasted && (isFilled || isListThere || isUnreadableAddress);
  const rowRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isToldBelow) rowRef.current?.scrollIntoView({ block: 'nearest' });
  }, [isToldBelow]);

  const fill = (texts: Posting) => {
    beforeRef.current = postingFields(values);
    onFill(texts);
  };
  const replaceWith = (texts: Posting) => {
    fill(texts);
    setIsAsked(false);
    positionRef.current?.focus();
  };
  const undoFill = () => replaceWith(beforeRef.current ?? blank);

  const fillOnce = useEffectEvent(() => {
    if (posting === null || beforeRef.current !== null || isAsked) return;
    const held = isPasted ? source.text : '';
    if (isFormEmptyBut(held, values, defaultLocation)) fill(filled);
    // Not later, when the form is empty again.
    else if (isInPosition(held, values)) beforeRef.current = postingFields(values);
  });
  const { position, company, jobLocation } = values;
  // The browser may put the pasted text into its field only after this is shown.
  useEffect(() => fillOnce(), [position, company, jobLocation]);

  useCommandKey('z', (event) => {
    if (!isFilled || event.shiftKey || !isForControl(event)) return;
    event.preventDefault();
    undoFill();
  });

  return (
    <Row ref={rowRef}>
      {unread !== '' && <UnreadText text={unread} />}
      <span role="status">
        {isAsked && `Replace "${typedName}" with the posting "${jobName(posting)}"?`}
        {isFilled && !isAsked && filledNote(posting, isPasted, unread !== '')}
        {isListThere && listNote(list)}
        {hasAddress && (isFilled || (posting === null && !isPasted)) && ADDRESS_DROPPED}
        {isUnreadableAddress && ADDRESS_UNREADABLE}
      </span>
      {isAsked && (
        <>
          <Button ref={answerRef} variant="secondary" isSmall onClick={() => replaceWith(filled)}>
            replace
          </Button>
          <Button variant="ghost" isSmall onClick={() => replaceWith(postingFields(values))}>
            keep what is typed
          </Button>
        </>
      )}
      {isFilled && !isAsked && (
        <Button variant="secondary" isSmall onClick={undoFill}>
          undo
        </Button>
      )}
    </Row>
  );
}

/** Low, and scrolled just above what lies at the foot of the window, so that the field in focus stays in sight. */
const Row = styled(AskRow)`
  scroll-margin-bottom: -${theme.space(16)};

  > [role='status'] {
    max-width: max-content;
    flex: 1 1 12rem;
  }
`;

function read({ from, text, html }: PostingSource, places: readonly string[]): GivenPosting {
  if (from === 'address') return readPostingAddress(text, places);
  const posting = readMost([text, html], places);
  const list = posting === null && isListPage(text) ? toFieldText(text) : '';
  // What cannot be told apart stays in its field.
  return { posting, hasAddress: text.includes('://'), unread: '', list };
}

function postingFields({ position, company, jobLocation }: JobDraft): Posting {
  return { position, company, jobLocation };
}

/** Whether nothing is typed but this text as the position, in which a field joins the lines. */
function isFormEmptyBut(text: string, values: JobDraft, defaultLocation: string): boolean {
  const isRestEmpty =
    trimText(values.company) === '' && ['', defaultLocation].includes(trimText(values.jobLocation));
  return isRestEmpty && withoutBlanks(values.position) === withoutBlanks(text);
}

function isInPosition(text: string, { position }: JobDraft): boolean {
  return withoutBlanks(position).includes(withoutBlanks(text));
}

function withoutBlanks(text: string): string {
  return text.replaceAll(/\s+/g, '');
}
