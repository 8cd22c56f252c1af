import { useState, type SubmitEvent } from 'react';
import styled from 'styled-components';
import { PRESETS, type NamedView } from '@/jobs/address/presets';
import { theme } from '@/shared/styles/theme';
import { Button } from '@/shared/ui/Button';
import { TextInput } from '@/shared/ui/TextInput';
import { problemOf } from './useSavedFilters';
import { trimText } from '@/shared/text/trimText';

type Props = {
  label: string;
  submitText: string;
  name?: string;
  others: readonly NamedView[];
  /** Returns whether the browser keeps it; else what was typed stays. */
  onSubmit: (name: string) => boolean;
};

/** A view's name and its button; refuses a name that is empty, too long or taken. */
export function NameForm({ label, submitText, name = '', others, onSubmit }: Props) {
  const [text, setText] = useState(name);
  const [problem, setProblem] = useState<string | null>(null);

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const wanted = trimText(text);
    const found = problemOf(wanted, [...PRESETS, ...others]);
    setProblem(found);
    if (found !== null) return;
    if (!onSubmit(wanted)) return;
    setText(name === '' ? '' : wanted);
  };

  return (
    <Form onSubmit={handleSubmit} noValidate>
      <TextInput
        name={label}
        labelText={label}
        value={text}
        error={problem ?? undefined}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" variant={name === '' ? 'primary' : 'secondary'}>
        {submitText}
      </Button>
    </Form>
  );
}

/** The button stands beside the input, whatever is said above and below that. */
const Form = styled.form`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: ${theme.space(2)};

  > :first-child {
    display: contents;
  }

  label {
    grid-column: 1 / -1;
  }

  > button {
    grid-area: 2 / 2;
  }
`;
