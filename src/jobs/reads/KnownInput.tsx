import { useId, type ComponentProps } from 'react';
import { SUGGESTED, type FieldName } from '@/jobs/model/job';
import { KnownTexts } from './KnownTexts';

type Props = ComponentProps<'input'> & { field: FieldName; value: string };

/** The bare input of a field, with what is known of it as suggestions where a text often comes again. */
export function KnownInput({ field, ...input }: Props) {
  const id = useId();
  const isSuggested = SUGGESTED.includes(field);
  return (
    <>
      <input {...input} list={isSuggested ? id : undefined} />
      {isSuggested && <KnownTexts id={id} field={field} text={input.value} />}
    </>
  );
}
