import { useState, type ChangeEvent, type SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { env } from '@/shared/config/env';
import { paths } from '@/shared/config/paths';
import { notifySuccess } from '@/shared/lib/notify';
import { useSubmission } from '@/shared/lib/useSubmission';
import { sessionStarted } from '@/shared/store/appEvents';
import { useAppDispatch, useAppSelector } from '@/shared/store/withTypes';
import { theme } from '@/shared/styles/theme';
import { BusyButton } from '@/shared/ui/BusyButton';
import { Button } from '@/shared/ui/Button';
import { FormError } from '@/shared/ui/FormError';
import { SubmitButton } from '@/shared/ui/SubmitButton';
import { TextInput } from '@/shared/ui/TextInput';
import type { Credentials } from './userApi';
import { loginUser, registerUser, selectIsUserLoading } from './userSlice';

type Props = { isMember: boolean; onModeToggle: () => void };

const DEMO = { email: env.demoEmail, password: env.demoPassword };

/** Login and registration in one form, with the way to the demo account. */
export function RegisterForm({ isMember, onModeToggle }: Props) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isLoading = useAppSelector(selectIsUserLoading);
  const [values, setValues] = useState({ name: '', email: '', password: '' });
  const { error, fieldErrors, isComplete, send, forgetErrors } =
    useSubmission<keyof typeof values>();

  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const name = target.name as keyof typeof values;
    setValues({ ...values, [name]: target.value });
    forgetErrors(name);
  };

  const logIn = async (credentials: Credentials) => {
    const outcome = await send(dispatch(loginUser(credentials)).unwrap());
    if (!outcome.isDone) return;
    notifySuccess(`Welcome Back ${outcome.result.name}`);
    dispatch(sessionStarted(outcome.result));
  };

  const register = async (registration: typeof values) => {
    const outcome = await send(dispatch(registerUser(registration)).unwrap());
    if (!outcome.isDone) return;
    notifySuccess(`Please Login ${outcome.result}`);
    await navigate(paths.stats);
  };

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const check = {
      form: event.currentTarget,
      required: isMember
        ? (['email', 'password'] as const)
        : (['name', 'email', 'password'] as const),
      values,
      message: 'Please fill out all fields',
    };
    if (!isComplete(check)) return;
    const email = values.email.trim();
    void (isMember
      ? logIn({ email, password: values.password })
      : register({ name: values.name.trim(), email, password: values.password }));
  };

  const handleModeToggle = () => {
    forgetErrors();
    onModeToggle();
  };

  return (
    <form noValidate onSubmit={handleSubmit}>
      <Fields>
        {!isMember && (
          <TextInput
            name="name"
            value={values.name}
            onChange={handleChange}
            error={fieldErrors.name}
            isRequired
            autoComplete="name"
          />
        )}
        <TextInput
          name="email"
          type="email"
          value={values.email}
          onChange={handleChange}
          error={fieldErrors.email}
          isRequired
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextInput
          name="password"
          type="password"
          value={values.password}
          onChange={handleChange}
          error={fieldErrors.password}
          isRequired
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
        <Switch variant="ghost" onClick={handleModeToggle}>
          <span>
            {isMember ? 'Not a member yet?' : 'Already a member?'}{' '}
            <strong>{isMember ? 'Register' : 'Login'}</strong>
          </span>
        </Switch>
      </Buttons>
      <FormError message={error?.message ?? null} />
    </form>
  );
}

const Fields = styled.div`
  --field-note-room: ${theme.space(8)};
`;

const Buttons = styled.div`
  display: grid;
  gap: ${theme.space(3)};
`;

const Switch = styled(Button)`
  text-transform: none;

  strong {
    color: ${theme.color.accent};
  }
`;
