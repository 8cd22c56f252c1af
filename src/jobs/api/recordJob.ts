import { ApiFailure, isOutcomeUnknown, isSilent, toApiError } from '@/shared/api/apiError';
import type { JobDraft } from '@/shared/api/contract';
import { createJob } from './createJob';

/** Said when the server may have done the work. */
const UNSURE =
  'The answer was lost, so this may have been recorded already. Please look at what is there before you send it again.';

/**
 * Creates an application. Resolves with whether the server took its status. Rejects with an ApiFailure;
 * of a lost answer it says that the application may be recorded.
 */
export async function recordJob(draft: JobDraft, signal: AbortSignal): Promise<boolean> {
  try {
    return await createJob(draft, signal);
  } catch (thrown) {
    const reason = toApiError(thrown);
    const isLost = isOutcomeUnknown(reason) && !isSilent(reason) && !reason.isServerFault;
    if (!isLost) throw thrown;
    throw new ApiFailure({ ...reason, message: UNSURE });
  }
}
