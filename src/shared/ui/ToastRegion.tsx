import { useEffect } from 'react';
import { FiAlertCircle, FiCheckCircle, FiX } from 'react-icons/fi';
import { toast, ToastContainer, type CloseButtonProps } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import styled from 'styled-components';
import { theme } from '@/shared/styles/theme';
import { IconButton } from './IconButton';

const AUTO_CLOSE_MS = 5000;

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

const Region = styled(ToastContainer)`
  --toastify-z-index: ${theme.layer.toast};
  --toastify-color-light: ${theme.color.surface};
  --toastify-text-color-light: ${theme.color.text};
  --toastify-font-family: ${theme.font.family};
  --toastify-toast-width: min(420px, 100%);
  --toastify-toast-min-height: 48px;
  --toastify-toast-padding: ${theme.space(1)} ${theme.space(1)} ${theme.space(1)} ${theme.space(4)};

  /* Below the top bar, whose buttons stay within reach. */
  && {
    top: calc(${theme.size.topBar} + env(safe-area-inset-top));
    right: auto;
    left: 50%;
    width: min(420px, 100% - ${theme.space(8)});
    transform: translateX(-50%);
  }

  && .Toastify__toast {
    --toastify-toast-width: 100%;
    margin-top: ${theme.space(2)};
    margin-bottom: 0;
    border: 1px solid ${theme.color.border};
    border-radius: ${theme.radius.lg};
    box-shadow: ${theme.shadow.float};
    overflow-wrap: anywhere;
  }

  .Toastify__toast-icon {
    color: ${theme.color.success};
    font-size: 20px;
  }

  .Toastify__toast--error .Toastify__toast-icon {
    color: ${theme.color.danger};
  }

  .Toastify--animate,
  .Toastify--animate-icon {
    animation-duration: ${theme.motion.fast};
  }
`;

const Close = styled(IconButton)`
  margin-left: auto;
`;
