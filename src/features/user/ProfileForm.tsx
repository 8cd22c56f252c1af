import { useState } from 'react';
import { shallowEqual } from 'react-redux';
import type { User } from '@/shared/api/contract';
import { PLACEHOLDERS } from '@/shared/config/options';
import { notifySuccess } from '@/shared/notify/notify';
import { findBadEmail, trimValues } from '@/shared/forms/requiredFields';
import { useForm } from '@/shared/forms/useForm';
import { useAppDispatch, useAppSelector } from '@/shared/store/withTypes';
import { FormActions } from '@/shared/ui/FormActions';
import { FormError } from '@/shared/ui/FormError';
import { FormGrid } from '@/shared/ui/FormGrid';
import { NotSaved } from '@/shared/ui/NotSaved';
import { SubmitButton } from '@/shared/ui/SubmitButton';
import { TextInput } from '@/shared/ui/TextInput';
import {
  profileDiscarded,
  profileTyped,
  saveProfile,
  selectIsUserLoading,
  selectProfileDraft,
} from './userSlice';

type Props = { user: User };

export function ProfileForm({ user }: Props) {
  const dispatch = useAppDispatch();
  const isLoading = useAppSelector(selectIsUserLoading);
  // Untouched fields follow the store, which another tab may update.
  const typed = useAppSelector(selectProfileDraft);
  const values = { ...user, ...typed };
  const isChanged = !shallowEqual(user, values);
  const [wasChanged] = useState(isChanged);

  const { field, formProps, finish, error, forgetErrors } = useForm<keyof User>({
    values,
    onType: (name, value) => dispatch(profileTyped({ [name]: value })),
    required: ['name', 'lastName', 'email', 'location'],
    isBusy: isLoading,
    emptyMessage: 'please fill out all fields',
    // The server may know one that looks like none.
    check: ({ email }) => (email === user.email ? {} : findBadEmail(email)),
    onSubmit: async (shown) => {
      const done = await finish(dispatch(saveProfile(trimValues(shown))).unwrap());
      if (done) notifySuccess('User Updated!');
    },
  });

  const hintFor = (name: keyof typeof PLACEHOLDERS) =>
    values[name] === PLACEHOLDERS[name] && 'nothing is set yet: type your own';

  const discard = () => {
    dispatch(profileDiscarded());
    forgetErrors();
  };

  return (
    <form {...formProps}>
      {wasChanged && isChanged && !isLoading && <NotSaved onDiscard={discard} />}
      <FormGrid>
        <TextInput {...field('name')} autoComplete="given-name" autoCapitalize="words" />
        <TextInput
          {...field('lastName')}
          labelText="last name"
          autoComplete="family-name"
          autoCapitalize="words"
          placeholderHint={hintFor('lastName')}
        />
        <TextInput {...field('email')} type="email" autoComplete="email" spellCheck={false} />
        <TextInput
          {...field('location')}
          autoComplete="address-level2"
          autoCapitalize="words"
          placeholderHint={hintFor('location')}
        />
        <FormActions>
          <SubmitButton isBusy={isLoading}>save changes</SubmitButton>
        </FormActions>
      </FormGrid>
      <FormError message={error?.message ?? null} />
    </form>
  );
}
