import { useLayoutEffect, useRef, type ComponentProps, type RefObject } from 'react';
import { Button } from './Button';

type Props = Omit<ComponentProps<typeof Button>, 'ref' | 'disabled'> & {
  ref?: RefObject<HTMLButtonElement | null> | undefined;
  isBusy: boolean;
};

/**
 * A button that is disabled while something runs. That takes the focus away from it; it comes back
 * afterwards unless it has gone elsewhere.
 */
export function BusyButton({ ref, isBusy, ...buttonProps }: Props) {
  const ownRef = useRef<HTMLButtonElement>(null);
  const buttonRef = ref ?? ownRef;
  const hadFocus = useRef(false);

  // Before the browser notices that what has the focus is disabled.
  useLayoutEffect(() => {
    if (isBusy) {
      hadFocus.current = document.activeElement === buttonRef.current;
    } else if (hadFocus.current) {
      hadFocus.current = false;
      // A press on what is disabled moves it to what is around the button.
      const isFocusLost = document.activeElement?.contains(buttonRef.current);
      if (isFocusLost) buttonRef.current?.focus({ preventScroll: true });
    }
  }, [buttonRef, isBusy]);

  return <Button {...buttonProps} ref={buttonRef} disabled={isBusy} />;
}
