import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import styled from 'styled-components';
import { centered, Content, Dialog, Title } from './ModalDialog.styles';

type DialogProps = Omit<ComponentProps<'dialog'>, 'ref' | 'open' | 'onClose'> & {
  onClose: () => void;
};

/**
 * A modal dialog without looks, open for as long as it is mounted. The browser keeps what is behind it out of reach
 * and gives the focus back afterwards; `onClose` is called on Escape, by a press outside, by Android's Back and with
 * the page before.
 */
export function BareDialog({ onClose, children, ...props }: DialogProps) {
  const dialogRef = useRef<HTMLDialogElement>(null);

  // Closed before it leaves the page: only then the browser gives the focus back.
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    if (dialog === null) return undefined;
    // The browser would hide an open menu too, but then give the focus back to its item, which is gone.
    document.activeElement?.closest<HTMLElement>('[popover]')?.hidePopover();
    dialog.showModal();
    // The dialog's first control is out of sight where there is more to read than the window is high.
    if (dialog.scrollTop > 0) {
      dialog.focus();
      dialog.scrollTo({ top: 0 });
    }
    return () => dialog.close();
  }, []);

  const handleBack = useEffectEvent(onClose);
  useEffect(() => {
    const back = new AbortController();
    window.addEventListener('popstate', () => handleBack(), back);
    return () => back.abort();
  }, []);

  // Outside its content the dialog is nothing but backdrop, where the selection of a text may end.
  const hasBegunOutside = useRef(false);
  const handlePointerDown = ({ target }: PointerEvent) => {
    hasBegunOutside.current = target === dialogRef.current;
  };
  const handlePress = ({ target }: MouseEvent) => {
    if (target === dialogRef.current && hasBegunOutside.current) onClose();
  };

  // Not its close event: that comes with the next frame, when another key may have opened it again.
  return (
    <Dialog
      {...props}
      ref={dialogRef}
      onPointerDown={handlePointerDown}
      onClick={handlePress}
      onKeyDown={keepFocusInside}
      onCancel={onClose}
    >
      {children}
    </Dialog>
  );
}

type Props = { title: string; onClose: () => void; children: ReactNode };

/** A modal dialog in the middle of the window. */
export function ModalDialog({ title, onClose, children }: Props) {
  const titleId = useId();
  return (
    <Centered aria-labelledby={titleId} tabIndex={-1} onClose={onClose}>
      <Content>
        <Title id={titleId}>{title}</Title>
        {children}
      </Content>
    </Centered>
  );
}

/** Keeps Tab inside, where browsers would move on to their own controls. */
function keepFocusInside(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Tab') return;
  // The caller's content may hold any of them.
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>(
      ':is(a, button, input):not(:disabled, [type="radio"]:not(:checked))',
    ),
  ];
  const [end, start] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (document.activeElement !== end) return;
  event.preventDefault();
  start?.focus();
}

const Centered = styled(BareDialog)`
  ${centered}
`;
