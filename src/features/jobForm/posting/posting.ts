import type { ClipboardEvent, DragEvent, InputEvent, RefObject } from 'react';
import type { JobDraft } from '@/jobs/model/job';
import { withoutGenderMark } from '@/jobs/model/genderMark';
import { toFieldText } from './plainText';

/** The fields that a posting can fill. */
export const POSTING_FIELDS = ['position', 'company', 'jobLocation'] as const;
export type Posting = Partial<Pick<JobDraft, (typeof POSTING_FIELDS)[number]>>;
/** What was read of them, as it was written. */
export type ParsedTitle = { [Name in keyof Posting]?: string | undefined };

/** Where a posting comes from: pasted text with its HTML, or the page's query. */
export type PostingSource = { id: number; from: 'paste' | 'address'; text: string; html: string };

/** What takes a posting that is inserted into a field: pasted, dropped, or by the clipboard of a keyboard. */
export type Inserts = {
  onPaste: (event: ClipboardEvent) => void;
  onDrop: (event: DragEvent) => void;
  onInput: (event: InputEvent) => void;
};

/** The form that a posting fills, and from what. */
export type PostingProps = {
  source: PostingSource;
  defaultLocation: string;
  values: JobDraft;
  onFill: (texts: Partial<JobDraft>) => void;
  positionRef: RefObject<HTMLInputElement | null>;
  /** A button of the question whether to replace what is typed, while that is asked. */
  answerRef: RefObject<HTMLButtonElement | null>;
};

/** One line for each field that is told; a position without '(m/w/d)'. */
export function toPosting(parsed: ParsedTitle | null): Posting | null {
  const texts = POSTING_FIELDS.flatMap((name) => {
    const text = parsed?.[name] ?? '';
    const line = toFieldText(name === 'position' ? withoutGenderMark(text) : text);
    return line === '' ? [] : [[name, line] as const];
  });
  return texts.length === 0 ? null : Object.fromEntries(texts);
}
