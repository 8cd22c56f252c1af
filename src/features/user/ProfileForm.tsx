import { useState, type ChangeEvent, type SubmitEvent } from 'react';
import type { User } from '@/shared/api/contract';
import { notifySuccess } from '@/shared/lib/notify';
import { trimValues } from '@/shared/lib/requiredFields';
import { useSubmission } from '@/shared/lib/useSubmission';
import { useAppDispatch, useAppSelector } from '@/shared/store/withTypes';
import { FormActions } from '@/shared/ui/FormActions';
import { FormError } from '@/shared/ui/FormError';
import { FormGrid } from '@/shared/ui/FormGrid';
import { SubmitButton } from '@/shared/ui/SubmitButton';
import { TextInput } from '@/shared/ui/TextInput';
import { saveProfile, selectIsUserLoading } from './userSlice';

type Props = { user: User };

const REQUIRED = ['name', 'lastName', 'email', 'location'] as const;

export function ProfileForm({ user }: Props) {
  const dispatch = useAppDispatch();
  const isLoading = useAppSelector(selectIsUserLoading);
  // Only what was typed, so that a field nobody touched follows what another tab saves.
  const [typed, setTyped] = useState<Partial<User>>({});
  const values = { ...user, ...typed };
  const { error, fieldErrors, isComplete, send, forgetErrors } = useSubmission<keyof User>();

  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const name = target.name as keyof User;
    setTyped({ ...typed, [name]: target.value });
    forgetErrors(name);
  };

  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const message = 'please fill out all fields';
    if (!isComplete({ form: event.currentTarget, required: REQUIRED, values, message })) return;
    const outcome = await send(dispatch(saveProfile(trimValues(values))).unwrap());
    if (!outcome.isDone) return;
    setTyped({});
    notifySuccess('User Updated!');
  };

  const fieldFor = (name: keyof User) => ({
    name,
    value: values[name],
    onChange: handleChange,
    error: fieldErrors[name],
    isRequired: true,
  });

  return (
    <form noValidate onSubmit={handleSubmit}>
      <FormGrid>
        <TextInput {...fieldFor('name')} autoComplete="given-name" />
        <TextInput {...fieldFor('lastName')} labelText="last name" autoComplete="family-name" />
        <TextInput
          {...fieldFor('email')}
          type="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextInput {...fieldFor('location')} autoComplete="address-level2" />
        <FormActions>
          <SubmitButton isBusy={isLoading} busyText="Please Wait...">
            save changes
          </SubmitButton>
        </FormActions>
      </FormGrid>
      <FormError message={error?.message ?? null} />
    </form>
  );
}
