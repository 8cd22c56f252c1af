import {
  apiError,
  ApiFailure,
  isOutcomeUnknown,
  isSilent,
  toApiError,
  type ApiError,
} from '@/shared/api/apiError';
import { JOB_FIELDS, type JobDraft } from '@/jobs/model/job';
import { createJob, deleteJob, updateJob } from '@/jobs/api/jobsApi';
import { bodyOf, hasFields, type Write, type WriteEnd } from './writes';

/** What is to be said of a write that is done, and the job that a new application has become. */
type Done = Pick<WriteEnd, 'reason' | 'made'>;

const UNSURE =
  'The answer was lost, so this may have been recorded already. Please look at what is there before you send it again.';
/** Said of a job that was deleted while its change waited; the server would answer with a 404, too. */
const GONE = 'This application is no longer there.';

/**
 * Makes the call of a write. Rejects with an ApiFailure, whose sentence says so where a new application may have
 * been recorded although its answer was lost.
 */
export async function sendWrite(write: Write): Promise<Done> {
  try {
    return await call(write);
  } catch (thrown) {
    throw new ApiFailure(explain(toApiError(thrown), write));
  }
}

async function call(write: Write): Promise<Done> {
  const { kind, jobId, before, fields, batch } = write;
  if (kind === 'create') return createJob(fields as JobDraft);
  if (jobId === null) return { reason: null };
  if (kind === 'delete') return { reason: (await deleteJob(jobId)) ?? null };
  if (before === undefined && JOB_FIELDS.some((name) => !(name in fields))) {
    throw new ApiFailure({ ...apiError('refused', GONE), status: 404 });
  }
  // The server has it already.
  if (batch === null || !hasFields(before, fields)) await updateJob(jobId, bodyOf(write));
  return { reason: null };
}

function explain(error: ApiError, { kind, batch }: Write): ApiError {
  const isLost = isOutcomeUnknown(error) && !isSilent(error) && !error.isServerFault;
  return kind === 'create' && batch === null && isLost ? { ...error, message: UNSURE } : error;
}
