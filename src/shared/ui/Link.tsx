import { use, type ComponentProps } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { HasEntryContext } from '@/shared/lib/hasEntryContext';

type Props = Omit<ComponentProps<typeof RouterLink>, 'state'> & { state?: unknown };

/**
 * The router's link. Where the open address is the same but its state another, it adds an entry; in a menu
 * or dialog it replaces the one that the history has for that.
 */
export function Link({ state = null, ...props }: Props) {
  const isOtherEntry = state !== (useLocation().state as unknown);
  const hasEntry = use(HasEntryContext);
  const replace = hasEntry ? true : isOtherEntry ? false : undefined;
  return <RouterLink {...props} state={state} {...(replace !== undefined && { replace })} />;
}
