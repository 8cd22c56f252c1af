import { useId, type ChangeEvent, type ComponentProps } from 'react';
import styled from 'styled-components';
import { controlStyle } from '@/shared/styles/controlStyle';
import { Field } from './Field';

type NativeProps =
  'autoComplete' | 'inputMode' | 'enterKeyHint' | 'autoCapitalize' | 'spellCheck' | 'onKeyDown';

type Props = Pick<ComponentProps<'input'>, NativeProps> & {
  name: string;
  type?: 'text' | 'email' | 'password' | 'search';
  value: string;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  labelText?: string | undefined;
  error?: string | undefined;
  isRequired?: boolean;
};

/** A labelled text field; its error is tied to it and marks it invalid. The label falls back to the name. */
export function TextInput({
  name,
  type = 'text',
  labelText = name,
  error,
  isRequired = false,
  ...inputProps
}: Props) {
  const id = useId();
  const errorId = `${id}-error`;
  const hasError = error !== undefined && error !== '';

  return (
    <Field
      controlId={id}
      labelText={labelText}
      isRequired={isRequired}
      error={error}
      errorId={errorId}
    >
      <Input
        dir="auto"
        {...inputProps}
        id={id}
        name={name}
        type={type}
        aria-required={isRequired || undefined}
        aria-invalid={hasError || undefined}
        aria-describedby={hasError ? errorId : undefined}
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
