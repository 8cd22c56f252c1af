import {
  ApiFailure,
  isOutcomeUnknown,
  isSilent,
  toApiError,
  type ApiError,
} from '@/shared/api/apiError';
import { WRITE_KINDS } from './writeKinds';
import type { Write } from './writes';

const UNSURE =
  'The answer was lost, so this may have been recorded already. Please look at what is there before you send it again.';

/**
 * Makes the call of a write. Rejects with an ApiFailure, whose sentence says so where a new application may have
 * been recorded although its answer was lost.
 */
export async function sendWrite(write: Write) {
  try {
    return await WRITE_KINDS[write.kind].call(write);
  } catch (thrown) {
    throw new ApiFailure(explain(toApiError(thrown), write));
  }
}

function explain(error: ApiError, { kind, batch }: Write): ApiError {
  const isLost = isOutcomeUnknown(error) && !isSilent(error) && !error.isServerFault;
  const isSingleNew = WRITE_KINDS[kind].effect === 'adds' && batch === null;
  return isSingleNew && isLost ? { ...error, message: UNSURE } : error;
}
