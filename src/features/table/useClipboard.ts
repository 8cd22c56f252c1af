import type { RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { selectJob } from '@/jobs/allJobsSlice';
import { cardAt } from '@/jobs/cards/cardElements';
import { countText } from '@/jobs/model/countText';
import { selectSelectedAsShown } from '@/jobs/reads/shownJobs';
import { paths } from '@/shared/config/paths';
import { notifySuccess } from '@/shared/notify/notify';
import { useDocumentEvent } from '@/shared/hooks/useDocumentEvent';
import { isForControl } from '@/shared/keys/useKeys';
import { useAppStore } from '@/shared/store/withTypes';
import { asTabbedText } from './asTabbedText';

/** Copies the rows that are selected, else the one with the focus; a block that is pasted opens the import. */
export function useClipboard(tableRef: RefObject<HTMLElement | null>): void {
  const store = useAppStore();
  const navigate = useNavigate();

  useDocumentEvent('copy', (event) => {
    if (isForControl(event) || !window.getSelection()?.isCollapsed) return;
    const state = store.getState();
    const selected = selectSelectedAsShown(state);
    const focused = cardAt(document.activeElement)?.dataset.job ?? '';
    const jobs = (selected.length > 0 ? selected : [focused]).flatMap(
      (id) => selectJob(state, id) ?? [],
    );
    if (jobs.length === 0) return;
    event.preventDefault();
    event.clipboardData?.setData('text/plain', asTabbedText(jobs, true));
    notifySuccess(`copied: ${countText(jobs.length)}`);
  });
  useDocumentEvent('paste', (event) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    const isOfTable = tableRef.current?.contains(document.activeElement) === true;
    const isBlock = /[\t\n]\S/.test(text);
    if (!isBlock || (isForControl(event) && !isOfTable)) return;
    event.preventDefault();
    void navigate(paths.import, { state: { pasted: text } });
  });
}
