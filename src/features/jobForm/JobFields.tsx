import type { ComponentProps, ReactNode, Ref, RefObject } from 'react';
import { STATUS_CHOICES } from '@/jobs/model/statuses';
import { JOB_TYPES } from '@/shared/config/options';
import { useEnterLeadsOn } from '@/shared/keys/useEnterLeadsOn';
import { Button } from '@/shared/ui/Button';
import { FormActions } from '@/shared/ui/FormActions';
import { FormError } from '@/shared/ui/FormError';
import { FormGrid } from '@/shared/ui/FormGrid';
import { SelectInput } from '@/shared/ui/SelectInput';
import { SubmitButton } from '@/shared/ui/SubmitButton';
import { TextInput } from '@/shared/ui/TextInput';
import type { Inserts } from './postingReader';
import type { useJobForm } from './useJobForm';

type Props = {
  form: ReturnType<typeof useJobForm>;
  onClear: () => void;
  positionRef?: Ref<HTMLInputElement>;
  submitRef?: RefObject<HTMLButtonElement | null>;
  /** For the position. */
  inserts?: Inserts;
  company?: Pick<ComponentProps<typeof TextInput>, 'noteRef' | 'onBlur'>;
  locationHint?: ReactNode;
  /** Whether the place is the one of the profile, which nobody has typed. */
  isPlaceFilledIn?: boolean;
  /** Stands above the fields. */
  header?: ReactNode;
  /** Stands below the fields, above what the server said of them. */
  children?: ReactNode;
  /** Stands below that. */
  footer?: ReactNode;
};

/** The five fields of an application with 'clear' and 'submit'. */
export function JobFields({
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
  const { field, formProps, isCoolingDown, isBusy, error } = form;
  const leadsTo = useEnterLeadsOn();
  const text = { autoComplete: 'off', autoCapitalize: 'words' };

  return (
    <form {...formProps}>
      {header}
      <FormGrid>
        <TextInput
          {...field('position')}
          {...leadsTo('company')}
          {...text}
          {...inserts}
          ref={positionRef}
        />
        <TextInput {...field('company')} {...leadsTo('jobLocation')} {...text} {...company} />
        <TextInput
          {...field('jobLocation')}
          {...text}
          labelText="job location"
          placeholderHint={locationHint}
          isFilledIn={isPlaceFilledIn}
        />
        <SelectInput {...field('jobStatus')} labelText="status" options={STATUS_CHOICES} />
        <SelectInput {...field('jobType')} labelText="job type" options={JOB_TYPES} />
        <FormActions>
          <Button
            variant="secondary"
            onClick={() => {
              if (!isCoolingDown()) onClear();
            }}
          >
            clear
          </Button>
          <SubmitButton ref={submitRef} isBusy={isBusy} busyText="Please Wait...">
            submit
          </SubmitButton>
        </FormActions>
      </FormGrid>
      {children}
      <FormError message={error?.message ?? null} />
      {footer}
    </form>
  );
}
