import { useId, type ChangeEvent } from 'react';
import styled from 'styled-components';
import { controlStyle } from '@/shared/styles/controlStyle';
import { theme } from '@/shared/styles/theme';
import { Field } from './Field';

type Props = {
  labelText: string;
  value: string;
  onChange: (event: ChangeEvent<HTMLTextAreaElement>) => void;
};

/** A labelled field for several lines, taken as they are. */
export function TextArea({ labelText, value, onChange }: Props) {
  const id = useId();
  return (
    <Field controlId={id} labelText={labelText}>
      <Area id={id} value={value} onChange={onChange} rows={6} spellCheck={false} dir="auto" />
    </Field>
  );
}

const Area = styled.textarea`
  ${controlStyle}
  padding-block: ${theme.space(2)};
  resize: vertical;
`;
