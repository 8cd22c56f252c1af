import { Fragment, useEffect, useRef } from 'react';
import { FiAlertCircle, FiCheckCircle, FiX } from 'react-icons/fi';
import { toast, ToastContainer, type CloseButtonProps } from 'react-toastify/unstyled';
import { theme } from '@/shared/styles/theme';
import { Button } from './Button';
import { IconButton } from './IconButton';
import { Place, Text } from './ToastRegion.styles';

/** As many as the widest window has room for; what comes after waits for one of them to go. */
const LIMIT = 3;
const AUTO_CLOSE_MS = 5000;
const HAS_WORKED = null;
const GAP = 8;
/** Above it toasts stand in the top bar, below it over the page. */
const IN_BAR = `(min-width: ${theme.breakpoint.desktop}px)`;

/** By id, the action of each toast that is shown or waits: the library cannot dismiss what waits. */
const actions = new Map<string, string | undefined | typeof HAS_WORKED>();
let timesShown = 0;
let handleMount: () => void = () => undefined;

/** Resolves once the region is on the page: a toast from before is lost where React mounts twice. */
export const isMounted = new Promise<void>((resolve) => {
  handleMount = resolve;
});

/** Shows a toast for five seconds. One that says the same begins anew and is announced anew. */
export function showToast(
  kind: 'success' | 'error',
  text: string,
  action?: string,
  undo?: () => void,
): void {
  const toastId = `${kind}: ${text}`;
  const isWaiting = actions.has(toastId) && !toast.isActive(toastId);
  actions.set(toastId, action);
  if (isWaiting) return;

  // A live region tells of what enters it.
  const key = (timesShown += 1);
  const render = () => (
    <Fragment key={key}>
      <Text title={text}>{text}</Text>
      {undo && (
        <UndoButton
          onUndo={() => {
            toast.dismiss(toastId);
            undo();
          }}
        />
      )}
    </Fragment>
  );
  // The library ignores the first without such a toast, the second with one.
  toast.update(toastId, { render, delay: 0 });
  toast[kind](render, {
    toastId,
    role: kind === 'error' ? 'alert' : 'status',
    icon: kind === 'error' ? <FiAlertCircle aria-hidden /> : <FiCheckCircle aria-hidden />,
    onOpen: () => {
      if (actions.get(toastId) === HAS_WORKED) toast.dismiss(toastId);
    },
    onClose: () => actions.delete(toastId),
  });
}

/** Takes away the errors of an action; one that waits goes as soon as its turn comes. */
export function dismissErrorsOf(action: string): void {
  for (const [toastId, other] of actions) {
    if (other !== action) continue;
    actions.set(toastId, HAS_WORKED);
    toast.dismiss(toastId);
  }
}

/** Where toasts appear: in the free middle of the top bar, on a phone below it. */
export function ToastRegion() {
  const placeRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    handleMount();
    return () => actions.clear();
  }, []);

  useEffect(() => (placeRef.current ? stayClearOfUse(placeRef.current) : undefined), []);

  return (
    <Place ref={placeRef}>
      <ToastContainer
        position="top-center"
        limit={LIMIT}
        autoClose={AUTO_CLOSE_MS}
        closeOnClick={false}
        closeButton={CloseButton}
        transition={false}
        hideProgressBar
      />
    </Place>
  );
}

/** Over the page, a toast moves below the control in focus and goes with the next press elsewhere. */
function stayClearOfUse(place: HTMLElement): () => void {
  const move = () => {
    place.style.translate = '';
    const focused = document.activeElement;
    if (!focused?.matches('a, button, input, select, textarea') || place.contains(focused)) return;
    const own = place.getBoundingClientRect();
    const used = focused.getBoundingClientRect();
    const isCovered =
      own.top < used.bottom &&
      used.top < own.bottom &&
      own.left < used.right &&
      used.left < own.right;
    if (isCovered) place.style.translate = `0 ${used.bottom + GAP - own.top}px`;
  };
  const leave = ({ target }: Event) => {
    const shown = place.querySelector('.Toastify__toast:last-child');
    const isElsewhere = !(target instanceof Node && place.contains(target));
    if (shown && isElsewhere && !window.matchMedia(IN_BAR).matches) toast.dismiss(shown.id);
  };
  const sizes = new ResizeObserver(move);
  sizes.observe(place);
  const controller = new AbortController();
  const { signal } = controller;
  document.addEventListener('focusin', move, { signal });
  // Before the press does anything: what it brings about is to be seen.
  window.addEventListener('pointerdown', leave, { capture: true, signal });
  window.addEventListener('popstate', leave, { signal });
  return () => {
    sizes.disconnect();
    controller.abort();
  };
}

/** What had the focus before it has it again, since the toast goes. */
function UndoButton({ onUndo }: { onUndo: () => void }) {
  const before = useRef<EventTarget | null>(null);
  return (
    <Button
      variant="ghost"
      isSmall
      data-undo
      onFocus={({ relatedTarget }) => {
        before.current = relatedTarget;
      }}
      onClick={() => {
        if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true });
        onUndo();
      }}
    >
      undo
    </Button>
  );
}

function CloseButton({ closeToast }: CloseButtonProps) {
  return (
    <IconButton aria-label="close" onClick={() => closeToast()}>
      <FiX aria-hidden size={18} />
    </IconButton>
  );
}
