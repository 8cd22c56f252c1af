import { useEffect } from 'react';
import { FiAlertCircle, FiCheckCircle, FiX } from 'react-icons/fi';
import {
  cssTransition,
  toast,
  ToastContainer,
  type CloseButtonProps,
} from 'react-toastify/unstyled';
import styled, { keyframes } from 'styled-components';
import { theme } from '@/shared/styles/theme';
import { IconButton } from './IconButton';

const AUTO_CLOSE_MS = 5000;

const COME = 'toast-comes';
const GO = 'toast-goes';
const comeAndGo = cssTransition({ enter: COME, exit: GO });

/** The toasts that stand or wait; the library itself knows repeats only of those that stand. */
const open = new Set<string>();

/** Shows a toast; one that says the same is not repeated while it stands or waits. */
export function showToast(kind: 'success' | 'error', text: string): void {
  const key = `${kind}:${text}`;
  if (open.has(key)) return;
  open.add(key);
  toast[kind](text, {
    role: kind === 'error' ? 'alert' : 'status',
    icon: kind === 'error' ? <FiAlertCircle aria-hidden /> : <FiCheckCircle aria-hidden />,
    onClose: () => open.delete(key),
  });
}

/** Where toasts appear: at most three at a time, the others after them. */
export function ToastRegion() {
  // Its toasts go with it and are closed by nobody.
  useEffect(
    () => () => {
      open.clear();
    },
    [],
  );

  return (
    <Region
      position="top-center"
      autoClose={AUTO_CLOSE_MS}
      limit={3}
      closeOnClick={false}
      closeButton={CloseButton}
      transition={comeAndGo}
      hideProgressBar
    />
  );
}

function CloseButton({ closeToast }: CloseButtonProps) {
  return (
    <Close aria-label="close" onClick={() => closeToast()}>
      <FiX aria-hidden size={18} />
    </Close>
  );
}

const comeDown = keyframes`
  from { opacity: 0; transform: translateY(-12px); }
`;

/** From where a swipe has left it. */
const goUp = keyframes`
  from { transform: translateY(var(--y, 0)); }
  to { opacity: 0; transform: translateY(-12px); }
`;

const runDown = keyframes`
  to { transform: scaleX(0); }
`;

/** The library goes by the ends of these animations: the unseen progress bar times the toast. */
const Region = styled(ToastContainer)`
  position: fixed;
  z-index: ${theme.layer.toast};
  /* Below the top bar, whose buttons stay within reach. */
  top: calc(${theme.size.topBar} + env(safe-area-inset-top));
  left: 50%;
  width: min(420px, 100% - ${theme.space(8)});
  transform: translateX(-50%);

  .Toastify__toast {
    position: relative;
    display: flex;
    min-height: 48px;
    align-items: center;
    margin-top: ${theme.space(2)};
    padding: ${theme.space(1)} ${theme.space(1)} ${theme.space(1)} ${theme.space(4)};
    border: 1px solid ${theme.color.border};
    border-radius: ${theme.radius.lg};
    background: ${theme.color.surface};
    box-shadow: ${theme.shadow.float};
    overflow-wrap: anywhere;
    touch-action: none;
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

  .${COME} {
    animation: ${comeDown} ${theme.motion.fast} both;
  }

  .${GO} {
    animation: ${goUp} ${theme.motion.fast} both;
  }
`;

const Close = styled(IconButton)`
  margin-left: auto;
`;
