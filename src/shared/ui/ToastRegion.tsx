import { useEffect, useEffectEvent, useState } from 'react';
import { FiAlertCircle, FiCheckCircle, FiX } from 'react-icons/fi';
import {
  toast as library,
  ToastContainer,
  type CloseButtonProps,
  type Id,
  type ToastTransitionProps,
} from 'react-toastify/unstyled';
import styled, { keyframes } from 'styled-components';
import type { Toast, ToastRegionProps } from '@/shared/lib/notify';
import { useMediaQuery } from '@/shared/lib/useMediaQuery';
import { clampLines } from '@/shared/styles/clampLines';
import { media } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';
import { IconButton } from './IconButton';

const AUTO_CLOSE_MS = 5000;

/** Lets the newest toasts stand, as many as there is room for; the others wait for it. */
export function ToastRegion({ toasts, onEnd }: ToastRegionProps) {
  const room = useRoom();
  const [standing] = useState(() => new Map<Toast, Id>());

  useEffect(() => {
    const shown = toasts.slice(0, room);
    for (const [toast, id] of standing) {
      if (shown.includes(toast)) continue;
      standing.delete(toast);
      library.dismiss(id);
    }
    for (const toast of shown.toReversed()) {
      if (standing.has(toast)) continue;
      const handleClose = () => {
        // Else it has made way for others and only waits.
        if (standing.delete(toast)) onEnd(toast);
      };
      standing.set(toast, stand(toast, handleClose));
    }
  }, [toasts, room, onEnd, standing]);

  // The library's toasts go with its container.
  useEffect(() => () => standing.clear(), [standing]);

  return (
    <Row
      position="top-center"
      autoClose={AUTO_CLOSE_MS}
      closeOnClick={false}
      closeButton={CloseButton}
      transition={AtOnce}
      hideProgressBar
    />
  );
}

function stand({ kind, text }: Toast, onClose: () => void): Id {
  const isError = kind === 'error';
  return library[kind](() => <Text title={text}>{text}</Text>, {
    role: isError ? 'alert' : 'status',
    icon: isError ? <FiAlertCircle aria-hidden /> : <FiCheckCircle aria-hidden />,
    onClose,
  });
}

/** How many toasts stand beside each other; narrow bars and phones have room for one. */
function useRoom(): number {
  const isWide = useMediaQuery('(min-width: 1024px)');
  const isWidest = useMediaQuery('(min-width: 1280px)');
  return isWidest ? 3 : isWide ? 2 : 1;
}

/** Toasts come by a style of ours, and go at once: what comes after takes their place. */
function AtOnce(props: ToastTransitionProps) {
  const { isIn, children } = props;
  const startOrEnd = useEffectEvent(() => {
    if (isIn) props.playToast();
    else props.done();
  });
  useEffect(() => startOrEnd(), [isIn]);
  return children;
}

function CloseButton({ closeToast }: CloseButtonProps) {
  return (
    <IconButton aria-label="close" onClick={() => closeToast()}>
      <FiX aria-hidden size={18} />
    </IconButton>
  );
}

const comeDown = keyframes`
  from { opacity: 0; transform: translateY(-12px); }
`;

const runDown = keyframes`
  to { transform: scaleX(0); }
`;

/** The library goes by the end of an animation: the unseen progress bar times the toast. */
const Row = styled(ToastContainer)`
  display: flex;
  justify-content: center;
  gap: ${theme.space(2)};

  .Toastify__toast {
    position: relative;
    display: flex;
    min-width: 0;
    max-width: 420px;
    align-items: center;
    padding: ${theme.space(1)} ${theme.space(1)} ${theme.space(1)} ${theme.space(3)};
    border: 1px solid ${theme.color.border};
    border-radius: ${theme.radius.lg};
    background: ${theme.color.surface};
    box-shadow: ${theme.shadow.float};
    overflow-wrap: anywhere;
    touch-action: none;
    pointer-events: auto;
    animation: ${comeDown} ${theme.motion.fast};

    ${media.bar} {
      padding-block: 0;
      box-shadow: none;
      font-size: ${theme.font.size.xs};
      line-height: 1.3;
    }
  }

  .Toastify__toast-icon {
    flex: none;
    margin-inline-end: ${theme.space(2)};
    color: ${theme.color.success};
    font-size: 20px;
  }

  .Toastify__toast--error .Toastify__toast-icon {
    color: ${theme.color.danger};
  }

  .Toastify__progress-bar--wrp {
    position: absolute;
    opacity: 0;
  }

  .Toastify__progress-bar--animated {
    animation: ${runDown} linear forwards;
  }
`;

const Text = styled.p`
  ${clampLines(3)}
  flex: 1;

  ${media.bar} {
    ${clampLines(2)}
  }
`;
