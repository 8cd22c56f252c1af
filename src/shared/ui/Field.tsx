import type { ReactNode } from 'react';
import styled from 'styled-components';
import { sentenceCase } from '@/shared/styles/sentenceCase';
import { theme } from '@/shared/styles/theme';

type Props = {
  controlId: string;
  labelText: string;
  isRequired?: boolean | undefined;
  error?: string | undefined;
  /** Stands where the error would while there is none. */
  hint?: ReactNode;
  /** The id by which the control names its error or hint in `aria-describedby`. */
  noteId?: string;
  /** Stands below the control, after error or hint. */
  note?: ReactNode;
  children: ReactNode;
};

/** Label, control and error of one form field. Inside a FormGrid the error has its room kept free. */
export function Field({
  controlId,
  labelText,
  isRequired = false,
  error,
  hint,
  noteId,
  note,
  children,
}: Props) {
  return (
    <Column>
      <Label htmlFor={controlId} $isRequired={isRequired}>
        {labelText}
      </Label>
      {children}
      <Note>
        {error ? <span id={noteId}>{error}</span> : hint && <Hint id={noteId}>{hint}</Hint>}
        {note}
      </Note>
    </Column>
  );
}

const Column = styled.div`
  display: flex;
  min-width: 0;
  flex-direction: column;
`;

const Label = styled.label<{ $isRequired: boolean }>`
  margin-bottom: ${theme.space(1)};
  font-size: ${theme.font.size.xs};
  font-weight: ${theme.font.weight.medium};
  ${sentenceCase}

  &::after {
    color: ${theme.color.danger};
    ${({ $isRequired }) => $isRequired && "content: ' *'; content: ' *' / '';"}
  }
`;

const Note = styled.div`
  min-height: var(--field-note-room, 0px);
  color: ${theme.color.danger};
  font-size: ${theme.font.size.xs};
  line-height: 1.2;
  overflow-wrap: anywhere;

  /* Two lines have room, so that one that wraps moves nothing. */
  > * {
    display: block;
    margin-bottom: -4px;
    padding-top: 4px;
  }
`;

const Hint = styled.span`
  color: ${theme.color.textMuted};
`;
