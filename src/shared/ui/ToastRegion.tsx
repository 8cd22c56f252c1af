import { useEffect, useRef, type FocusEvent } from 'react';
import { FiAlertCircle, FiCheckCircle, FiX } from 'react-icons/fi';
import {
  toast,
  ToastContainer,
  type CloseButtonProps,
  type Id,
  type ToastContentProps,
} from 'react-toastify/unstyled';
import { theme } from '@/shared/styles/theme';
import { Button } from './Button';
import { IconButton } from './IconButton';
import { Place, Text } from './ToastRegion.styles';

const AUTO_CLOSE_MS = 5000;
/** At this width toasts stand in the free middle of the top bar, below it over its buttons. */
const IS_FREE = `(min-width: ${theme.breakpoint.desktop}px)`;

/**
 * What takes back the change that a toast tells of: what was changed, where the toast's text does not say it, and
 * what the undo does, for whoever does not see it.
 */
export type Undo = { subject?: string; name: string; run: () => void };

/** The last toast of each kind of thing (of what was done, or of an action's errors), newest last. */
const lastToasts = new Map<string, { id: Id; text: string; hasUndo: boolean }>();
const DONE = 'done';

/** Shows a toast for five seconds, in the place of those before that told of the same kind of thing, or said the same. */
export function showToast(
  kind: 'success' | 'error',
  text: string,
  action = text,
  undo?: Undo,
): void {
  const about = kind === 'success' || undo ? DONE : action;
  dismissLast(about);
  for (const [other, last] of lastToasts) if (last.text === text) dismissLast(other);
  const content = ({ closeToast }: ToastContentProps) => (
    <>
      <Text title={text}>
        {text}
        {undo?.subject && <span> {undo.subject}</span>}
      </Text>
      {undo && <UndoButton undo={undo} onClose={closeToast} />}
    </>
  );
  const id = toast[kind](content, {
    role: kind === 'error' ? 'alert' : 'status',
    icon: kind === 'error' ? <FiAlertCircle aria-hidden /> : <FiCheckCircle aria-hidden />,
  });
  lastToasts.set(about, { id, text, hasUndo: undo !== undefined });
}

/** Takes away the last toast about something, as the errors of an action. */
export function dismissLast(about: string): void {
  const last = lastToasts.get(about);
  // The library takes none for all.
  if (last) toast.dismiss(last.id);
  lastToasts.delete(about);
}

/**
 * Where toasts appear: in the free middle of the top bar, on a phone over all of it. There a toast goes with the next
 * press elsewhere, unless it can be undone.
 */
export function ToastRegion() {
  const placeRef = useRef<HTMLDivElement>(null);
  const focusedBefore = useRef<EventTarget | null>(null);

  useEffect(() => {
    const leave = ({ target }: Event) => {
      const shown = [...lastToasts.values()].findLast(({ id }) => toast.isActive(id));
      const isElsewhere = !(target instanceof Node && placeRef.current?.contains(target));
      const isInDialog = target instanceof Element && target.closest('dialog') !== null;
      const canStay = window.matchMedia(IS_FREE).matches || isInDialog || shown?.hasUndo;
      if (shown && isElsewhere && !canStay) toast.dismiss(shown.id);
    };
    const controller = new AbortController();
    const { signal } = controller;
    // Before the press does anything: what it brings about is to be seen. A touch that scrolls is none.
    window.addEventListener('pointerup', leave, { capture: true, signal });
    window.addEventListener('popstate', leave, { signal });
    return () => controller.abort();
  }, []);

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
        autoClose={AUTO_CLOSE_MS}
        closeOnClick={false}
        closeButton={CloseButton}
        transition={false}
        hideProgressBar
      />
    </Place>
  );
}

function UndoButton({ undo, onClose }: { undo: Undo; onClose: () => void }) {
  return (
    <Button
      variant="ghost"
      isSmall
      aria-label={`undo: ${undo.name}`}
      onClick={() => {
        onClose();
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
