import { useMemo } from 'react';
import type { JobPage } from '@/jobs/api/contract';
import { useRead, type Read } from '@/shared/store/useRead';
import { useAppSelector } from '@/shared/store/withTypes';
import { searchJobs, selectFoundPage, selectFoundReading, selectMaySearch } from './foundSlice';

/** What the server finds for this text, as far as it may be searched for; failures are not shown. */
export function useFound(text: string): JobPage | null {
  const read = useMemo<Read>(
    () => ({
      find: (state) => ({
        reading: selectFoundReading(state),
        key: selectMaySearch(state, text) ? text : null,
      }),
      start: (dispatch) => dispatch(searchJobs(text)),
    }),
    [text],
  );
  useRead(read);
  return useAppSelector((state) => selectFoundPage(state, text));
}
