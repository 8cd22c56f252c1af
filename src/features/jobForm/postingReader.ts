import type { ComponentProps, ReactNode, RefObject } from 'react';
import type { JobDraft } from '@/jobs/model/job';

/** What takes a posting that is inserted into a field: pasted, dropped, or by the clipboard of a keyboard. */
export type Inserts = Pick<ComponentProps<'input'>, 'onPaste' | 'onDrop' | 'onInput'>;

/** Fills the form of a new application from a posting, which may be inserted as its position. */
export type PostingReader = {
  positionRef: RefObject<HTMLInputElement | null>;
  /** A button of its question whether to replace what is typed, while that is asked. */
  answerRef: RefObject<HTMLButtonElement | null>;
  inserts: Inserts;
  onForget: () => void;
  /** It stands above the fields. */
  isAbove: boolean;
  render: (values: JobDraft, onFill: (texts: Partial<JobDraft>) => void) => ReactNode;
};
