import { useId, type ComponentProps } from 'react';
import styled from 'styled-components';
import { submitByKey } from '@/shared/keys/submitByKey';
import { controlStyle } from '@/shared/styles/controlStyle';
import { theme } from '@/shared/styles/theme';
import { Field } from './Field';

type Props = Omit<ComponentProps<'textarea'>, 'id'> & { labelText: string; value: string };

/** A labelled field for several lines, taken as they are; Ctrl or Cmd with Enter submits its form. */
export function TextArea({ labelText, ...areaProps }: Props) {
  const id = useId();
  return (
    <Field controlId={id} labelText={labelText}>
      <Area rows={6} spellCheck={false} dir="auto" onKeyDown={submitByKey} {...areaProps} id={id} />
    </Field>
  );
}

const Area = styled.textarea`
  ${controlStyle}
  padding-block: ${theme.space(2)};
  resize: vertical;
`;
