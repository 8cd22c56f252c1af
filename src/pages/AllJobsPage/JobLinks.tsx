import type { MouseEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { selectJob } from '@/jobs/allJobsSlice';
import { cardAt } from '@/jobs/cards/cardElements';
import { editPath } from '@/shared/config/paths';
import { useAppStore } from '@/shared/store/withTypes';
import { View } from './JobViews.styles';

/**
 * Follows the links of all cards in it. One handler for all: forty links of the router would render
 * with each change of the address.
 */
export function JobLinks({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const store = useAppStore();

  const handleClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const id = cardAt(link)?.dataset.job;
    const job = id === undefined ? undefined : selectJob(store.getState(), id);
    if (job === undefined || event.defaultPrevented || isForBrowser(event)) return;
    event.preventDefault();
    void navigate(editPath(job), { state: null });
  };

  return <View onClick={handleClick}>{children}</View>;
}

/** Whether a press asks for a new tab, a new window or a download. */
function isForBrowser({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
