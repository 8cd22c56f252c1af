import { Fragment, useEffect, useRef, type FocusEvent } from 'react';
import { FiAlertCircle, FiCheckCircle, FiX } from 'react-icons/fi';
import { toast, ToastContainer, type CloseButtonProps } from 'react-toastify/unstyled';
import type { Undo } from '@/shared/lib/notify';
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
  // A toast goes with a press of its buttons.
  const giveFocusBack = () => {
    if (focusedBefore.current instanceof HTMLElement) {
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

/** What a toast over the page must not cover. */
const IN_USE = ':is(a, button, input, select, textarea):focus, [role="tablist"], [data-note]';

/**
 * Over the page, a toast moves below what is in use, and goes with the next press elsewhere; one that can
 * be undone stays for its time.
 */
function stayClearOfUse(place: HTMLElement): () => void {
  const move = () => {
    place.style.translate = '';
    const own = place.getBoundingClientRect();
    if (own.height === 0) return;
    const used = [...document.querySelectorAll(IN_USE)]
      .filter((element) => !place.contains(element))
      .map((element) => element.getBoundingClientRect())
      .filter(({ left, right }) => own.left < right && left < own.right)
      .toSorted((one, other) => one.top - other.top);
    const top = used.reduce(
      (at, { top, bottom }) => (at < bottom && top < at + own.height ? bottom + GAP : at),
      own.top,
    );
    if (top !== own.top) place.style.translate = `0 ${top - own.top}px`;
  };
  const leave = ({ target }: Event) => {
    const shown = place.querySelector('.Toastify__toast:last-child');
    const isElsewhere = !(target instanceof Node && place.contains(target));
    const canStay = window.matchMedia(IN_BAR).matches || shown?.querySelector('[data-undo]');
    if (shown && isElsewhere && !canStay) toast.dismiss(shown.id);
  };
  const sizes = new ResizeObserver(move);
  sizes.observe(place);
  const controller = new AbortController();
  const { signal } = controller;
  document.addEventListener('focusin', move, { signal });
  window.addEventListener('scroll', move, { passive: true, signal });
  // Before the press does anything: what it brings about is to be seen. A touch that scrolls is none.
  window.addEventListener('click', leave, { capture: true, signal });
  window.addEventListener('popstate', leave, { signal });
  return () => {
    sizes.disconnect();
    controller.abort();
  };
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
