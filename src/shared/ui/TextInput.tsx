import { useId, type ComponentProps, type ReactNode } from 'react';
import styled from 'styled-components';
import { selectWhole } from '@/shared/focus/focus';
import { controlStyle } from '@/shared/styles/controlStyle';
import { Field } from './Field';

type Props = Omit<ComponentProps<'input'>, 'id' | 'onFocus'> & {
  name: string;
  value: string;
  labelText?: string | undefined;
  error?: string | undefined;
  isRequired?: boolean;
  /** Given while the value only holds the place of a real one: said below it, and focus selects it whole. */
  placeholderHint?: ReactNode;
  /** Whether the value was filled in for the user: focus selects it whole, so that typing replaces it. */
  isFilledIn?: boolean;
  /** Said below it from the start. */
  hint?: string | undefined;
  /** Stands below the field, after its error or hint. */
  note?: ReactNode;
};

/** A labelled text field; its error is tied to it and marks it invalid. The label falls back to the name. */
export function TextInput({
  name,
  type = 'text',
  labelText = name,
  error,
  isRequired = false,
  placeholderHint,
  isFilledIn = false,
  hint,
  note,
  ...inputProps
}: Props) {
  const id = useId();
  const noteId = `${id}-note`;
  const hasError = Boolean(error);
  const isPlaceholder = Boolean(placeholderHint);
  const hasNote = hasError || isPlaceholder || hint !== undefined;

  return (
    <Field
      controlId={id}
      labelText={labelText}
      isRequired={isRequired}
      error={error}
      hint={isPlaceholder ? placeholderHint : hint}
      noteId={noteId}
      note={note}
    >
      <Input
        dir="auto"
        autoCorrect="off"
        {...inputProps}
        id={id}
        name={name}
        type={type}
        aria-required={isRequired || undefined}
        aria-invalid={hasError || undefined}
        aria-describedby={hasNote ? noteId : undefined}
        onFocus={isPlaceholder || isFilledIn ? selectWhole : undefined}
      />
    </Field>
  );
}

const Input = styled.input`
  ${controlStyle}

  &[type='search'] {
    appearance: none;
  }
`;
