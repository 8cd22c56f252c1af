import { Fragment, useEffect, useRef, type FocusEvent } from 'react';
import { FiAlertCircle, FiCheckCircle, FiX } from 'react-icons/fi';
import { toast, ToastContainer, type CloseButtonProps } from 'react-toastify/unstyled';
import type { Undo } from '@/shared/lib/notify';
import { Button } from './Button';
import { IconButton } from './IconButton';
import { stayClearOfUse } from './stayClearOfUse';
import { Place, Text } from './ToastRegion.styles';

/** As many as the widest window has room for; what comes after waits for one of them to go. */
const LIMIT = 3;
const AUTO_CLOSE_MS = 5000;
const HAS_WORKED = null;

/** By id, the action of each toast that is shown or waits: the library cannot dismiss what waits. */
const actions = new Map<string, string | undefined | typeof HAS_WORKED>();
/** By id, how to undo what each toast told of last. */
const undos = new Map<string, Undo | undefined>();
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
  undo?: Undo,
): void {
  const toastId = `${kind}: ${text}`;
  const isWaiting = actions.has(toastId) && !toast.isActive(toastId);
  actions.set(toastId, action);
  if (undo !== undefined) dropUndosBut(toastId);
  undos.set(toastId, undo);
  if (isWaiting) return;

  // A live region tells of what enters it.
  const key = (timesShown += 1);
  const render = () => (
    <Fragment key={key}>
      <Text title={text}>{text}</Text>
      <UndoButton toastId={toastId} />
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
    onClose: () => {
      actions.delete(toastId);
      undos.delete(toastId);
    },
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

/** The last change alone can be undone. */
function dropUndosBut(toastId: string) {
  for (const [other, undo] of undos) {
    if (other === toastId || undo === undefined) continue;
    undos.delete(other);
    toast.dismiss(other);
  }
}

/** Where toasts appear: in the free middle of the top bar, on a phone below it. */
export function ToastRegion() {
  const placeRef = useRef<HTMLDivElement>(null);
  const focusedBefore = useRef<EventTarget | null>(null);

  useEffect(() => {
    handleMount();
    return () => actions.clear();
  }, []);

  useEffect(() => (placeRef.current ? stayClearOfUse(placeRef.current) : undefined), []);

  const noteFocus = ({ relatedTarget }: FocusEvent) => {
    const isWithin = relatedTarget instanceof Node && placeRef.current?.contains(relatedTarget);
    if (!isWithin) focusedBefore.current = relatedTarget;
  };
  // A toast goes with a press of its buttons, which a key may have pressed from elsewhere.
  const giveFocusBack = () => {
    const isFocusWithin = placeRef.current?.contains(document.activeElement);
    if (isFocusWithin && focusedBefore.current instanceof HTMLElement) {
      focusedBefore.current.focus({ preventScroll: true });
    }
  };

  return (
    <Place ref={placeRef} onFocus={noteFocus} onClick={giveFocusBack}>
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

function UndoButton({ toastId }: { toastId: string }) {
  // Of one that has waited, what it would say now.
  const undo = undos.get(toastId);
  if (undo === undefined) return null;
  return (
    <Button
      variant="ghost"
      isSmall
      data-undo
      aria-label={`undo: ${undo.name}`}
      onClick={() => {
        toast.dismiss(toastId);
        undo.run();
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
