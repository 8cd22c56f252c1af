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
import { isDayKept, isoTime, isPlainPast } from '@/jobs/model/keptDay';
import { bodyOf, hasFields, type KeptDays, type Write, type WriteEnd } from './writes';

/**
 * What is to be said of a write that is done, the job that a new application has become, and what its answer tells
 * of the server.
 */
type Done = Pick<WriteEnd, 'reason' | 'made'> & {
  days?: KeptDays;
  /** What the server says against the day, where it has taken the application without it. */
  dayRefusal?: string;
};

/** By which a strict server refuses a field that it does not know. */
const REFUSED_BODY = [400, 422];

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
  if (kind === 'create') return create(fields as JobDraft, isoTime(write.createdAt));
  if (jobId === null) return { reason: null };
  if (kind === 'delete') return { reason: (await deleteJob(jobId)) ?? null };
  if (before === undefined && JOB_FIELDS.some((name) => !(name in fields))) {
    throw new ApiFailure({ ...apiError('refused', GONE), status: 404 });
  }
  // The server has it already.
  if (batch === null || !hasFields(before, fields)) await updateJob(jobId, bodyOf(write));
  return { reason: null };
}

/** Sends the time with it, and where the server refuses that once more without it. */
async function create(draft: JobDraft, createdAt?: string): Promise<Done> {
  if (createdAt === undefined) return createJob(draft);
  try {
    const done = await createJob(draft, createdAt);
    const isKept = done.made && isDayKept(done.made.createdAt, createdAt);
    return { ...done, days: isKept === undefined ? 'unknown' : isKept ? 'kept' : 'ignored' };
  } catch (thrown) {
    const { status = 0, message } = toApiError(thrown);
    if (!REFUSED_BODY.includes(status)) throw thrown;
    const done = await createJob(draft);
    return { ...done, days: isPlainPast(createdAt) ? 'refused' : 'unknown', dayRefusal: message };
  }
}

function explain(error: ApiError, { kind, batch }: Write): ApiError {
  const isLost = isOutcomeUnknown(error) && !isSilent(error) && !error.isServerFault;
  return kind === 'create' && batch === null && isLost ? { ...error, message: UNSURE } : error;
}
