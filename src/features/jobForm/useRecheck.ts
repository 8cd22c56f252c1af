import { useRef } from 'react';
import { searchServer } from '@/jobs/reads/search';
import { isServerLost } from '@/shared/api/isServerLost';
import { ApiFailure, isSilent, toApiError } from '@/shared/api/apiError';
import { trimText } from '@/shared/text/trimText';
import { useAppDispatch } from '@/shared/store/withTypes';

const FRESH_MS = 60_000;

/**
 * Looks for an application that is to be saved, since another device may have changed it. Once a minute, and
 * not in the pause after a 429. What it returns rejects where nobody answers.
 */
export function useRecheck(company: string) {
  const dispatch = useAppDispatch();
  const checkedAt = useRef(0);

  const recheck = async (began = 0) => {
    if (Date.now() - Math.max(began, checkedAt.current) < FRESH_MS) return;
    try {
      await dispatch(searchServer(trimText(company))).unwrap();
    } catch (thrown) {
      const error = toApiError(thrown);
      if (isServerLost(error) || isSilent(error)) throw new ApiFailure(error);
    }
    checkedAt.current = Date.now();
  };

  return recheck;
}
