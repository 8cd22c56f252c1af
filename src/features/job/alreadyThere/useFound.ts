import { useMemo } from 'react';
import type { JobPage } from '@/shared/api/contract';
import { useRead, type Read } from '@/shared/store/useRead';
import { useAppSelector } from '@/shared/store/withTypes';
import { searchJobs, selectFound, type SearchedField } from './foundSlice';

/**
 * What the server finds for the text of a field. An empty text is not searched for, and failures are
 * not shown.
 */
export function useFound(field: SearchedField, text: string): JobPage | null {
  const read = useMemo<Read>(
    () => ({
      find: (state) => ({
        reading: selectFound(state, field).reading,
        key: text === '' ? null : text,
      }),
      start: (dispatch) => dispatch(searchJobs({ field, text })),
    }),
    [field, text],
  );
  useRead(read);
  const { reading, page } = useAppSelector((state) => selectFound(state, field));
  return reading.key === text ? page : null;
}
