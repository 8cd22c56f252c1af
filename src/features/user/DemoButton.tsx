import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { isSilent, toApiError } from '@/shared/api/apiError';
import { paths } from '@/shared/config/paths';
import { notifyFailure } from '@/shared/notify/notifyFailure';
import { useAppDispatch, useAppSelector } from '@/shared/store/withTypes';
import { theme } from '@/shared/styles/theme';
import { BusyButton } from '@/shared/ui/BusyButton';
import { loginUser, selectIsUserLoading } from './userSlice';
import { DEMO, LOGIN, welcome } from './welcome';

/** Logs in to the demo account. */
export function DemoButton() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isBusy = useAppSelector(selectIsUserLoading);
  const [error, setError] = useState('');
  const loginRef = useRef<{ abort: () => void }>(null);

  useEffect(() => () => loginRef.current?.abort(), []);

  const handlePress = async () => {
    setError('');
    const login = dispatch(loginUser(DEMO));
    loginRef.current = login;
    try {
      welcome(dispatch, await login.unwrap());
      // It redirects users to their destination or the statistics.
      await navigate(paths.register);
    } catch (thrown) {
      notifyFailure(thrown, LOGIN);
      const failure = toApiError(thrown);
      setError(isSilent(failure) ? '' : failure.message);
    }
  };

  return (
    <>
      <BusyButton variant="secondary" isBusy={isBusy} onClick={handlePress}>
        {isBusy ? 'loading ...' : 'demo app'}
      </BusyButton>
      <Failure role="alert">{error}</Failure>
    </>
  );
}

/** Below what stands beside the button. */
const Failure = styled.p`
  order: 1;
  flex-basis: 100%;

  &:empty {
    position: absolute;
  }

  && {
    color: ${theme.color.danger};
    font-size: ${theme.font.size.sm};
  }
`;
