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
import { Kept, Place, Subject, Text } from './ToastRegion.styles';

const AUTO_CLOSE_MS = 5000;
/** At this width toasts stand in the free middle of the top bar, below it over its buttons. */
const IS_FREE = `(min-width: ${theme.breakpoint.desktop}px)`;

/** A button of a toast, with what it does for whoever does not see the toast. */
export type Offer = { label: 'undo' | 'open' | 'show'; name: string; run: () => void };

/** What a toast tells beside its text: of what, what has become of that, and what can be done about it. */
export type Detail = {
  subject?: string;
  outcome?: string;
  offers?: Offer[];
  /** Toasts of such changes become one, while the one before is there: which changes, and what it tells of all. */
  joins?: { ids: string[]; tell: (ids: string[]) => Detail | undefined };
};

/** The last toast of each kind of thing (of what was done, or of an action's errors), newest last. */
const lastToasts = new Map<string, { id: Id; text: string; detail: Detail }>();
const DONE = 'done';

/** Shows a toast for five seconds, in the place of those before that told of the same kind of thing, or said the same. */
export function showToast(
  kind: 'success' | 'error',
  text: string,
  action = text,
  told: Detail = {},
): void {
  const detail = joined(told);
  const { subject, outcome, offers = [] } = detail;
  const about = kind === 'success' || offers.length > 0 ? DONE : action;
  dismissLast(about);
  for (const [other, last] of lastToasts) if (last.text === text) dismissLast(other);
  const title = [text, [subject, outcome].filter(Boolean).join(', ')].filter(Boolean).join(' ');
  const content = ({ closeToast }: ToastContentProps) => (
    <>
      <Text title={title}>
        {text}
        {subject && ' '}
        {outcome ? (
          <>
            <Kept>
              <Subject>{subject}</Subject>,
            </Kept>{' '}
            <span>{outcome}</span>
          </>
        ) : (
          subject && <span>{subject}</span>
        )}
      </Text>
      {offers.map((offer) => (
        <OfferButton key={offer.label} offer={offer} onClose={closeToast} />
      ))}
    </>
  );
  const id = toast[kind](content, {
    role: kind === 'error' ? 'alert' : 'status',
    icon: kind === 'error' ? <FiAlertCircle aria-hidden /> : <FiCheckCircle aria-hidden />,
  });
  lastToasts.set(about, { id, text, detail });
}

/** The same with the changes that the toast before has told of, if it is still there. */
function joined(detail: Detail): Detail {
  const last = lastToasts.get(DONE);
  const before = last && toast.isActive(last.id) ? last.detail.joins : undefined;
  if (detail.joins === undefined || before === undefined) return detail;
  const joins = { ...detail.joins, ids: [...before.ids, ...detail.joins.ids] };
  return { ...joins.tell(joins.ids), joins };
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
 * press elsewhere, unless it offers something.
 */
export function ToastRegion() {
  const placeRef = useRef<HTMLDivElement>(null);
  const focusedBefore = useRef<EventTarget | null>(null);

  useEffect(() => {
    const leave = ({ target }: Event) => {
      const shown = [...lastToasts.values()].findLast(({ id }) => toast.isActive(id));
      const isElsewhere = !(target instanceof Node && placeRef.current?.contains(target));
      const isInDialog = target instanceof Element && target.closest('dialog') !== null;
      const hasOffer = (shown?.detail.offers ?? []).length > 0;
      const canStay = window.matchMedia(IS_FREE).matches || isInDialog || hasOffer;
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

function OfferButton({ offer, onClose }: { offer: Offer; onClose: () => void }) {
  return (
    <Button
      variant="ghost"
      isSmall
      aria-label={`${offer.label}: ${offer.name}`}
      onClick={() => {
        onClose();
        offer.run();
      }}
    >
      {offer.label}
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
