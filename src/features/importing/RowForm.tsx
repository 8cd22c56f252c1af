import type { SubmitEvent } from 'react';
import styled from 'styled-components';
import { OPTIONS } from '@/features/importing/columnMapping/meanings';
import { FIELDS } from '@/jobs/jobColumns';
import type { JobDraft } from '@/jobs/api/contract';
import { theme } from '@/shared/styles/theme';
import { Button } from '@/shared/ui/Button';
import { SelectInput } from '@/shared/ui/SelectInput';
import { TextInput } from '@/shared/ui/TextInput';

type Props = {
  draft: JobDraft;
  onChange: (draft: JobDraft) => void;
  onDone: () => void;
};

/** The cells of a row, to be corrected. */
export function RowForm({ draft, onChange, onDone }: Props) {
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    onDone();
  };

  return (
    <Form onSubmit={handleSubmit}>
      {FIELDS.map(({ field, heading }) => {
        const control = {
          name: field,
          labelText: heading,
          value: draft[field],
          onChange: ({ target }: { target: { value: string } }) =>
            onChange({ ...draft, [field]: target.value }),
        };
        return field === 'jobType' || field === 'jobStatus' ? (
          <SelectInput key={field} {...control} options={OPTIONS[field]} />
        ) : (
          <TextInput key={field} {...control} />
        );
      })}
      <Button type="submit">done</Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 180px), 1fr));
  align-items: end;
  gap: ${theme.space(3)};
  padding-bottom: ${theme.space(4)};
`;
