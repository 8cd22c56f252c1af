import {
  apiError,
  ApiFailure,
  isOutcomeUnknown,
  isSilent,
  toApiError,
  type ApiError,
} from '@/shared/api/apiError';
import type { JobDraft } from '@/jobs/api/contract';
import { createJob, STATUS_NOT_TAKEN } from '@/jobs/api/createJob';
import { JOB_FIELDS } from '@/jobs/api/jobDraft';
import { deleteJob, updateJob } from '@/jobs/api/jobsApi';
import { bodyOf, hasFields, type Write } from './writes';

const UNSURE =
  'The answer was lost, so this may have been recorded already. Please look at what is there before you send it again.';
/** Said of a job that was deleted while its change waited; the server would answer with a 404, too. */
const GONE = 'This application is no longer there.';
/**
 * Makes the call of a write. Resolves with what is to be said of it, or null; rejects with an ApiFailure. A
 * new application whose answer is lost may be recorded, which its sentence says.
 */
export async function sendWrite(write: Write): Promise<string | null> {
  try {
    return await call(write);
  } catch (thrown) {
    throw new ApiFailure(explain(toApiError(thrown), write));
  }
}

async function call(write: Write): Promise<string | null> {
  const { kind, jobId, before, fields, batch } = write;
  if (kind === 'create') return (await createJob(fields as JobDraft)) ? null : STATUS_NOT_TAKEN;
  if (jobId === null) return null;
  if (kind === 'delete') return (await deleteJob(jobId)) ?? null;
  if (before === undefined && JOB_FIELDS.some((name) => !(name in fields))) {
    throw new ApiFailure({ ...apiError('refused', GONE), status: 404 });
  }
  // The server has it already.
  if (batch === null || !hasFields(before, fields)) await updateJob(jobId, bodyOf(write));
  return null;
}

function explain(error: ApiError, { kind, batch }: Write): ApiError {
  const isLost = isOutcomeUnknown(error) && !isSilent(error) && !error.isServerFault;
  return kind === 'create' && batch === null && isLost ? { ...error, message: UNSURE } : error;
}
