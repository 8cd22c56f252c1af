import { useId, type ComponentProps, type ReactNode, type Ref, type RefObject } from 'react';
import { fieldOf, SUGGESTED, TEXT_FIELDS, type FieldName } from '@/jobs/model/job';
import { KnownTexts } from '@/jobs/reads/KnownTexts';
import { useEnterLeadsOn } from '@/shared/keys/useEnterLeadsOn';
import { Button } from '@/shared/ui/Button';
import { FormActions } from '@/shared/ui/FormActions';
import { FormError } from '@/shared/ui/FormError';
import { FormGrid } from '@/shared/ui/FormGrid';
import { SelectInput } from '@/shared/ui/SelectInput';
import { SubmitButton } from '@/shared/ui/SubmitButton';
import { TextInput } from '@/shared/ui/TextInput';
import { AskFirst } from './AskFirst';
import type { Inserts } from '@/features/jobForm/posting/posting';
import type { useJobForm } from './useJobForm';

type Props = {
  /** What screen readers call the form where its heading is not what takes the focus. */
  name: string;
  form: ReturnType<typeof useJobForm>;
  onClear: () => void;
  positionRef?: Ref<HTMLInputElement>;
  submitRef: RefObject<HTMLButtonElement | null>;
  /** For the position. */
  inserts?: Inserts;
  company?: Pick<ComponentProps<typeof TextInput>, 'note' | 'onBlur' | 'placeholderHint'>;
  locationHint?: ReactNode;
  /** Whether the place is the one of the profile, which nobody has typed. */
  isPlaceFilledIn?: boolean;
  /** Stands above the fields. */
  header?: ReactNode;
  /** Stands below the fields, above what the server said of them. */
  children?: ReactNode;
  /** Stands below that, and below a question. */
  footer?: ReactNode;
};

/** What is changed most comes first. */
const CHOICES = (['jobStatus', 'jobType'] as const).map(fieldOf);

/** The fields of an application with 'clear' and 'submit'. */
export function JobFields({
  name: formName,
  form,
  onClear,
  positionRef,
  submitRef,
  inserts,
  company,
  locationHint,
  isPlaceFilledIn = false,
  header,
  children,
  footer,
}: Props) {
  const { fields, step, answer } = form;
  const { field, formProps, isCoolingDown, message } = fields;
  const leadsTo = useEnterLeadsOn();
  const listId = useId();
  const more: Partial<Record<FieldName, Partial<ComponentProps<typeof TextInput>> | undefined>> = {
    position: { ...inserts, ref: positionRef },
    company,
    jobLocation: { placeholderHint: locationHint, isFilledIn: isPlaceFilledIn },
  };

  return (
    <form aria-label={formName} {...formProps}>
      {header}
      <FormGrid>
        {TEXT_FIELDS.map(({ name, label }, index) => (
          <TextInput
            key={name}
            {...field(name)}
            {...leadsTo(TEXT_FIELDS[index + 1]?.name)}
            {...more[name]}
            list={SUGGESTED.includes(name) ? `${listId}-${name}` : undefined}
            autoComplete="off"
            autoCapitalize="words"
            labelText={label}
          />
        ))}
        {CHOICES.map(({ name, label, options = [] }) => (
          <SelectInput key={name} {...field(name)} labelText={label} options={options} />
        ))}
        <FormActions>
          <Button
            variant="secondary"
            onClick={() => {
              if (!isCoolingDown()) onClear();
            }}
          >
            clear
          </Button>
          <SubmitButton ref={submitRef} isBusy={step.kind === 'sending'}>
            submit
          </SubmitButton>
        </FormActions>
      </FormGrid>
      {SUGGESTED.map((name) => (
        <KnownTexts key={name} id={`${listId}-${name}`} field={name} text={form.values[name]} />
      ))}
      {children}
      <FormError message={message ?? null} />
      {step.kind === 'asking' && <AskFirst {...step} submitRef={submitRef} onAnswer={answer} />}
      {footer}
    </form>
  );
}
