import {
  ApiFailure,
  isOutcomeUnknown,
  isSilent,
  requireNetwork,
  toApiError,
} from '@/shared/api/apiError';
import type { JobDraft } from '@/shared/api/contract';
import { createJob, STATUS_NOT_TAKEN } from '@/shared/api/createJob';
import { notifyError } from '@/shared/lib/notify';

/** Said when the server may have done the work. */
const UNSURE =
  'The answer was lost, so this may have been recorded already. Please look at what is there before you send it again.';

/**
 * Creates an application. Rejects with an ApiError; of a lost answer it says that the application may be
 * recorded. While offline it sends nothing.
 */
export async function recordJob(draft: JobDraft, signal: AbortSignal): Promise<void> {
  try {
    requireNetwork();
    if (!(await createJob(draft, signal))) notifyError(STATUS_NOT_TAKEN);
  } catch (thrown) {
    const reason = toApiError(thrown);
    const isLost = isOutcomeUnknown(reason) && !isSilent(reason) && !reason.isServerFault;
    if (!isLost) throw thrown;
    throw new ApiFailure({ ...reason, message: UNSURE });
  }
}
