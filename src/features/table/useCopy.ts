import { selectJob } from '@/jobs/jobSelectors';
import { asTabbedText } from '@/jobs/actions/asTabbedText';
import { COPY } from '@/jobs/actions/copyJobs';
import { cardAt } from '@/jobs/cards/cardElements';
import { countText } from '@/jobs/model/countText';
import { selectSelectedAsShown } from '@/jobs/reads/shownJobs';
import { guardFormula } from '@/shared/csv/formulas';
import { useDocumentEvent } from '@/shared/hooks/useDocumentEvent';
import { isForControl } from '@/shared/keys/useKeys';
import { notifySuccess } from '@/shared/notify/notify';
import { useAppStore } from '@/shared/store/withTypes';
import { toLine } from '@/shared/text/toLine';
import { CELLS_TYPE, writeCells } from './copiedCells';
import { editedAt } from './tableColumns';

/** Copies what is selected, else the cell that has the focus, or the row or card. */
export function useCopy(): void {
  const store = useAppStore();

  useDocumentEvent('copy', (event) => {
    if (isForControl(event) || !window.getSelection()?.isCollapsed) return;
    const state = store.getState();
    const focused = document.activeElement;
    const selected = selectSelectedAsShown(state);
    const ids = selected.length > 0 ? selected : [cardAt(focused)?.dataset.job ?? ''];
    const jobs = ids.flatMap((id) => selectJob(state, id) ?? []);
    const [job] = jobs;
    if (job === undefined) return;
    const cell = selected.length > 0 ? null : editedAt(focused);
    const text = cell && toLine(job[cell.field]);
    event.preventDefault();
    event.clipboardData?.setData(
      'text/plain',
      text === null ? asTabbedText(jobs, true) : guardFormula(text),
    );
    event.clipboardData?.setData(CELLS_TYPE, text ?? writeCells(jobs));
    notifySuccess(`copied: ${text === null ? countText(jobs.length) : `'${text}'`}`, COPY);
  });
}
