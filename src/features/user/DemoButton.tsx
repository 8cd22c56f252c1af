import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { apiError } from '@/shared/api/apiError';
import { paths } from '@/shared/config/paths';
import { importPart } from '@/shared/lib/importPart';
import { notifyError } from '@/shared/lib/notify';
import { useAppDispatch } from '@/shared/store/withTypes';
import { theme } from '@/shared/styles/theme';
import { BusyButton } from '@/shared/ui/BusyButton';
import { LOGIN } from './loginAction';

/** Logs in to the demo account; the code for it is loaded with the press. */
export function DemoButton() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState('');
  const stay = useRef<AbortController>(null);

  useEffect(() => {
    stay.current = new AbortController();
    return () => stay.current?.abort();
  }, []);

  const handlePress = async () => {
    const signal = stay.current?.signal;
    if (signal === undefined) return;
    const hasLeft = () => signal.aborted;
    setIsBusy(true);
    setError('');
    const logIn = await loadLogIn();
    if (hasLeft()) return;
    const failure = await logIn(dispatch, signal);
    if (hasLeft()) return;
    if (failure === undefined) {
      // It redirects users to their destination or the statistics.
      await navigate(paths.register);
    } else {
      setError(failure);
      setIsBusy(false);
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

async function loadLogIn() {
  try {
    return await importPart('logInAsDemo', async () => (await import('./logInAsDemo')).logInAsDemo);
  } catch {
    return tellUnreachable;
  }
}

function tellUnreachable(): Promise<string> {
  const { message } = apiError('unreachable');
  notifyError(message, LOGIN);
  return Promise.resolve(message);
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
