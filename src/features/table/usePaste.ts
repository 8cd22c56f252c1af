import type { RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { selectIsReadOnly } from '@/jobs/reads/serverLost';
import { paths } from '@/shared/config/paths';
import { useDocumentEvent } from '@/shared/hooks/useDocumentEvent';
import { isForControl } from '@/shared/keys/useKeys';
import { useAppStore } from '@/shared/store/withTypes';
import { CELLS_TYPE, readCells } from './copiedCells';
import { pasteCells } from './pasteCells';
import { editedAt } from './tableColumns';

/**
 * What is pasted goes into the chosen cell, and what was copied here into the rows below too; any other block opens
 * the import.
 */
export function usePaste(tableRef: RefObject<HTMLElement | null>): void {
  const store = useAppStore();
  const navigate = useNavigate();

  useDocumentEvent('paste', (event) => {
    const focused = document.activeElement;
    const text = event.clipboardData?.getData('text/plain') ?? '';
    const copied = event.clipboardData?.getData(CELLS_TYPE) ?? '';
    const isBlock = /[\t\n]\S/.test(text);
    const cell = isForControl(event) ? null : editedAt(focused);
    if (cell !== null && (copied !== '' || (text !== '' && !isBlock))) {
      event.preventDefault();
      if (!selectIsReadOnly(store.getState()))
        void pasteCells(store, cell, readCells(copied || text.replaceAll(/\s+/g, ' ')));
      return;
    }
    const isOfTable = tableRef.current?.contains(focused) === true;
    if (!isBlock || (isForControl(event) && !isOfTable)) return;
    event.preventDefault();
    void navigate(paths.import, { state: { pasted: text } });
  });
}
