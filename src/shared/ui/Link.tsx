import type { ComponentProps } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';

type Props = Omit<ComponentProps<typeof RouterLink>, 'state'> & { state?: unknown };

/** The router's link. Where the open address is the same but its state another, it adds an entry. */
export function Link({ state = null, ...props }: Props) {
  const isOtherEntry = state !== (useLocation().state as unknown);
  return <RouterLink {...props} state={state} {...(isOtherEntry && { replace: false })} />;
}
