import { useMemo } from 'react';
import type { JobPage } from '@/shared/api/contract';
import { useRead, type Read } from '@/shared/store/useRead';
import { useAppSelector } from '@/shared/store/withTypes';
import { searchJobs, selectFound } from './foundSlice';

/**
 * What the server finds for this text. An empty text is not searched for, nor is anything after a 429
 * until something was recorded; failures are not shown.
 */
export function useFound(text: string): JobPage | null {
  const read = useMemo<Read>(
    () => ({
      find: (state) => {
        const { reading } = selectFound(state);
        const isSearched = text !== '' && reading.error?.kind !== 'rateLimited';
        return { reading, key: isSearched ? text : null };
      },
      start: (dispatch) => dispatch(searchJobs(text)),
    }),
    [text],
  );
  useRead(read);
  const { reading, page } = useAppSelector(selectFound);
  return reading.key === text ? page : null;
}
