import { createContext, use, type ReactNode } from 'react';
import { selectIsTicking } from '@/jobs/allJobsSlice';
import { useIsReadOnly } from '@/jobs/offline/AsOf';
import { useAppSelector } from '@/shared/store/withTypes';

/** Cards are opened and changed, ticked as well while several are selected, or only read. */
type Mode = 'open' | 'ticking' | 'readOnly';

const Context = createContext<Mode>('open');

/** Tells all cards below it their mode, so that not each of them subscribes to the store for it. */
export function CardMode({ children }: { children: ReactNode }) {
  const isReadOnly = useIsReadOnly();
  const isTicking = useAppSelector(selectIsTicking);
  const mode = isTicking ? 'ticking' : 'open';
  return <Context value={isReadOnly ? 'readOnly' : mode}>{children}</Context>;
}

export function useCardMode(): Mode {
  return use(Context);
}
