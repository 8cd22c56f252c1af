import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { selectJob } from '@/jobs/allJobsSlice';
import { cardAt } from '@/jobs/cards/cardElements';
import { countText } from '@/jobs/countText';
import { selectSelectedAsShown } from '@/jobs/shownJobs';
import { paths } from '@/shared/config/paths';
import { notifySuccess } from '@/shared/lib/notify';
import { useAppStore } from '@/shared/store/withTypes';
import { asTabbedText } from './asTabbedText';

/** Copies the rows that are selected, else the one with the focus; a block that is pasted opens the import. */
export function useClipboard(): void {
  const store = useAppStore();
  const navigate = useNavigate();

  const handleCopy = useEffectEvent((event: ClipboardEvent) => {
    const { target, clipboardData } = event;
    if (isField(target) || !window.getSelection()?.isCollapsed) return;
    const state = store.getState();
    const selected = selectSelectedAsShown(state);
    const focused = cardAt(document.activeElement)?.dataset.job ?? '';
    const jobs = (selected.length > 0 ? selected : [focused]).flatMap(
      (id) => selectJob(state, id) ?? [],
    );
    if (jobs.length === 0) return;
    event.preventDefault();
    clipboardData?.setData('text/plain', asTabbedText(jobs, true));
    notifySuccess(`copied: ${countText(jobs.length)}`);
  });
  const handlePaste = useEffectEvent((event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    const isOfTable = event.target instanceof Element && event.target.closest('table') !== null;
    const isBlock = /[\t\n]\S/.test(text);
    if (!isBlock || (isField(event.target) && !isOfTable)) return;
    event.preventDefault();
    void navigate(paths.import, { state: { pasted: text } });
  });

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('copy', handleCopy, { signal });
    document.addEventListener('paste', handlePaste, { signal });
    return () => controller.abort();
  }, []);
}

function isField(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, dialog') !== null;
}
