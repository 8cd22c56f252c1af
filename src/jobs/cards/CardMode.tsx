import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { selectIsReadOnly } from '@/jobs/reads/serverLost';
import { selectIsSelecting } from '@/jobs/selection/selectionSelectors';
import { utcToday } from '@/shared/dates/utcDays';
import { useAppSelector, type RootState } from '@/shared/store/withTypes';

/** Cards are opened and changed, selected as well while several are selected, or only read. */
type Mode = 'open' | 'selecting' | 'readOnly';

const Context = createContext<Mode>('open');
const DayContext = createContext('');

function selectMode(state: RootState): Mode {
  if (selectIsReadOnly(state)) return 'readOnly';
  return selectIsSelecting(state) ? 'selecting' : 'open';
}

/** Tells all cards below it their mode, and of a new day, so that not each of them has to look. */
export function CardMode({ children }: { children: ReactNode }) {
  const mode = useAppSelector(selectMode);
  return (
    <DayContext value={useDay()}>
      <Context value={mode}>{children}</Context>
    </DayContext>
  );
}

/** Renders whoever tells an age again when a new day begins. */
export function useNewDay(): void {
  use(DayContext);
}

/** The day in UTC, by which ages are counted. */
function useDay(): string {
  const [day, setDay] = useState(utcToday);
  useEffect(() => {
    const timer = setInterval(() => setDay(utcToday()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return day;
}

export function useCardMode(): Mode {
  return use(Context);
}
