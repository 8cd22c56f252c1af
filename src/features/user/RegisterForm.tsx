import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { mayBeOtherSite } from '@/shared/api/apiError';
import { notifySuccess } from '@/shared/notify/notify';
import { findBadEmail, trimValues } from '@/shared/forms/requiredFields';
import { useForm } from '@/shared/forms/useForm';
import { useAppDispatch, useAppSelector } from '@/shared/store/withTypes';
import { theme } from '@/shared/styles/theme';
import { BusyButton } from '@/shared/ui/BusyButton';
import { FormError } from '@/shared/ui/FormError';
import { SitePageHint } from '@/shared/ui/SitePageHint';
import { SubmitButton } from '@/shared/ui/SubmitButton';
import { TextInput } from '@/shared/ui/TextInput';
import { COOKIE_LOST } from './cookieLost';
import { PasswordInput } from './PasswordInput';
import { DEMO, welcome } from './welcome';
import type { Credentials, Registration } from './userApi';
import {
  loginUser,
  registerUser,
  selectIsCookieLost,
  selectIsUserLoading,
  selectLeftBy,
} from './userSlice';

/** What the server asks of a new password, and says no to. */
const PASSWORD_RULE = 'At least 8 characters';
const OF_PASSWORD = /password/i;

type Props = { isMember: boolean; onModeToggle: () => void };

/** Login and registration in one form, with the way to the demo account. */
export function RegisterForm({ isMember, onModeToggle }: Props) {
  const dispatch = useAppDispatch();
  const isLoading = useAppSelector(selectIsUserLoading);
  const formRef = useRef<HTMLFormElement>(null);
  const isCookieLost = useAppSelector(selectIsCookieLost);
  const leftBy = useAppSelector(selectLeftBy);
  // Where a server sends no e-mails, the owner is known by the name.
  const knownEmail = leftBy?.includes('@') ? leftBy : '';
  const [values, setValues] = useState({ name: '', email: knownEmail, password: '' });
  /** The fields still hold what was registered, for a login by one press. */
  const [hasRegistered, setHasRegistered] = useState(false);
  /** The password that was sent last for a new account. */
  const [sent, setSent] = useState<string | null>(null);

  const logIn = async (credentials: Credentials) => {
    const done = await finish(dispatch(loginUser(credentials)).unwrap());
    if (done) welcome(dispatch, done.result);
  };

  const register = async (registration: Registration) => {
    setSent(registration.password);
    const done = await finish(dispatch(registerUser(registration)).unwrap());
    if (done === null) return;
    notifySuccess(`Please Login ${done.result}`);
    setHasRegistered(true);
    handleModeToggle();
  };

  const { field, formProps, finish, error, forgetErrors } = useForm<keyof typeof values>({
    values,
    onType: (name, value) => {
      setHasRegistered(false);
      setValues((before) => ({
        ...before,
        // The first key drops the password that is in place.
        ...(hasRegistered && { password: '' }),
        [name]: hasRegistered && name === 'password' ? value.replace(before.password, '') : value,
      }));
    },
    required: isMember ? ['email', 'password'] : ['name', 'email', 'password'],
    isBusy: isLoading,
    check: ({ email }) => (isMember ? {} : findBadEmail(email)),
    onSubmit: (shown) => {
      const password = () => shown.password;
      const { name, email } = trimValues(shown);
      return isMember ? logIn({ email, password }) : register({ name, email, password });
    },
  });

  // Beside the field as long as it holds what was refused.
  const isOfPassword =
    !isMember && error !== null && OF_PASSWORD.test(error.message) && sent === values.password;
  const passwordField = field('password');
  const passwordError = isOfPassword ? error.message : passwordField.error;

  const focusFirst = useEffectEvent(() => {
    const first = values.email !== '' && isMember ? 'password' : isMember ? 'email' : 'name';
    const box = formRef.current?.elements.namedItem(first);
    if (!(box instanceof HTMLInputElement)) return;
    box.focus({ preventScroll: true });
  });
  useEffect(() => focusFirst(), [isMember]);

  const handleModeToggle = () => {
    forgetErrors();
    onModeToggle();
  };

  return (
    <form ref={formRef} {...formProps}>
      <Fields>
        {!isMember && <TextInput {...field('name')} autoComplete="name" autoCapitalize="words" />}
        <TextInput {...field('email')} type="email" autoComplete="username" spellCheck={false} />
        <PasswordInput
          {...passwordField}
          error={passwordError}
          hint={isMember ? undefined : PASSWORD_RULE}
          autoComplete={isMember ? 'current-password' : 'new-password'}
        />
      </Fields>
      <Buttons>
        <SubmitButton isBusy={isLoading} busyText="loading ..." isBlock>
          submit
        </SubmitButton>
        <BusyButton variant="secondary" isBlock isBusy={isLoading} onClick={() => logIn(DEMO)}>
          demo app
        </BusyButton>
        <Switch variant="ghost" isBusy={isLoading} onClick={handleModeToggle}>
          <span>
            <span>{isMember ? 'Not a member yet?' : 'Already a member?'}</span>{' '}
            <strong>{isMember ? 'Register' : 'Login'}</strong>
          </span>
        </Switch>
      </Buttons>
      <FormError
        message={
          isOfPassword ? null : (error?.message ?? (isMember && isCookieLost ? COOKIE_LOST : null))
        }
      />
      {error && mayBeOtherSite(error) && <SitePageHint />}
    </form>
  );
}

const Fields = styled.div`
  html:has(&) {
    overscroll-behavior-y: contain;
  }

  --field-note-room: 2rem;
`;

const Buttons = styled.div`
  display: grid;
  gap: ${theme.space(3)};
`;

const Switch = styled(BusyButton)`
  strong {
    color: ${theme.color.accent};
  }
`;
