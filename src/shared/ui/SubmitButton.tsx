import type { ComponentProps } from 'react';
import { BusyButton } from './BusyButton';

type Props = ComponentProps<typeof BusyButton> & { busyText?: string };

/** Submits its form; while that runs it is disabled and says so. */
export function SubmitButton({ busyText = 'Please Wait...', children, ...buttonProps }: Props) {
  return (
    <BusyButton {...buttonProps} type="submit">
      {buttonProps.isBusy ? busyText : children}
    </BusyButton>
  );
}
