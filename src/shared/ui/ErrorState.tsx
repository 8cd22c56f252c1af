import { useEffect, useState } from 'react';
import { FiAlertTriangle } from 'react-icons/fi';
import styled, { css } from 'styled-components';
import { mayBeOtherSite, type ApiError } from '@/shared/api/apiError';
import { isServerLost } from '@/shared/api/isServerLost';
import { clampLines } from '@/shared/styles/clampLines';
import { theme } from '@/shared/styles/theme';
import { agree } from '@/shared/text/agree';
import { Button } from './Button';
import { Hint } from './Hint';
import { LogInAgain } from './LogInAgain';
import { SitePageHint } from './SitePageHint';

type Props = {
  error: Pick<ApiError, 'message'> & Partial<ApiError>;
  onRetry: () => void;
  /** For a failure beside what is still shown: floats at the foot of the window, moving nothing. */
  isNotice?: boolean;
};

/**
 * Says that something failed and offers 'try again', refused until `retryAfterSeconds` have passed, and
 * after a 403 the login, and the way to a page in front of the server.
 */
export function ErrorState({ error, onRetry, isNotice = false }: Props) {
  const { message, retryAfterSeconds = 0, status, isWebPage } = error;
  const isWaiting = useWait(retryAfterSeconds);

  return (
    <Box role="alert" data-lost={isServerLost(error) || undefined} $isNotice={isNotice}>
      <FiAlertTriangle aria-hidden size={isNotice ? 20 : 28} />
      <Message>{message}</Message>
      <Button variant="secondary" isInactive={isWaiting} onClick={onRetry}>
        try again
      </Button>
      {!isWebPage && <LogInAgain status={status} />}
      {navigator.onLine && mayBeOtherSite(error) && <SitePageHint />}
      {isWaiting && <Hint>{`The server asks for a pause of ${inWords(retryAfterSeconds)}.`}</Hint>}
    </Box>
  );
}

function useWait(seconds: number) {
  const [hasWaited, setHasWaited] = useState(false);

  useEffect(() => {
    if (seconds <= 0) return undefined;
    const timer = setTimeout(() => setHasWaited(true), seconds * 1000);
    return () => {
      clearTimeout(timer);
      setHasWaited(false);
    };
  }, [seconds]);

  return seconds > 0 && !hasWaited;
}

function inWords(seconds: number) {
  if (seconds > 90) return `${Math.ceil(seconds / 60)} minutes`;
  return `${seconds} ${agree(seconds, 'second', 'seconds')}`;
}

const state = css`
  flex-direction: column;
  gap: ${theme.space(4)};
  padding: ${theme.space(12)} ${theme.space(4)};
  border-color: ${theme.color.border};
  text-align: center;
`;

const notice = css`
  position: sticky;
  z-index: ${theme.layer.raised};
  bottom: calc(
    ${theme.space(4)} + var(--banner-room, 0px) + var(--foot-room, env(safe-area-inset-bottom))
  );
  width: fit-content;
  max-width: 100%;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${theme.space(2)} ${theme.space(3)};
  margin: ${theme.space(6)} auto 0;
  padding: ${theme.space(2)} ${theme.space(2)} ${theme.space(2)} ${theme.space(4)};
  border-color: ${theme.color.danger};
  box-shadow: ${theme.shadow.float};
`;

const Box = styled.div<{ $isNotice: boolean }>`
  display: flex;
  align-items: center;
  border: 1px solid;
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};

  ${({ $isNotice }) => ($isNotice ? notice : state)}

  > svg {
    color: ${theme.color.danger};
  }
`;

const Message = styled.p`
  ${clampLines(6)}
  max-width: 60ch;
`;
