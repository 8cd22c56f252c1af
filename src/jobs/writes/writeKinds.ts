import { createJob, deleteJob, updateJob } from '@/jobs/api/jobsApi';
import { FIELD_NAMES, type Job, type JobDraft } from '@/jobs/model/job';
import { bodyOf, hasFields } from '@/jobs/model/jobDraft';
import { isDayKept, isoTime, isPlainPast, type KeptDays } from '@/jobs/model/keptDay';
import { apiError, ApiFailure, toApiError } from '@/shared/api/apiError';

export type WriteKind = 'create' | 'update' | 'delete';

/** What is to be written, and of which application. */
export type Content = {
  /** Null for a new application; where one is put back, the one that was deleted. */
  jobId: string | null;
  /** What is to be sent. The other fields of an update are taken from the table when it is sent. */
  fields: Partial<JobDraft>;
  /** When a new application was made, where it is not new: ISO 8601. Sent to servers that may keep it. */
  createdAt?: string | undefined;
  /** The job as the server had it when this was sent. */
  before?: Job | undefined;
  /** Several that are sent one after the other. */
  batch: string | null;
};

/**
 * What is to be said of a write that is done, the job that a new application has become, and what its answer tells
 * of the server.
 */
type Done = {
  reason: string | null;
  createdJob?: Job;
  days?: KeptDays;
  /** What the server says against the day, where it has taken the application without it. */
  dayRefusal?: string;
};

type Rules = {
  /** What it does to the lists, which are read again where that is not known. */
  effect: 'adds' | 'changes' | 'removes';
  /** Makes its call. Rejects with an ApiFailure. */
  call: (content: Content) => Promise<Done>;
  /** What a toast says of one that is done. */
  done: string;
  /** What several are called while they are sent. */
  label: string;
  /** What several were, as '3 applications deleted'. */
  verb: string;
  /** What takes it back. */
  undoneBy: WriteKind;
};

/** Everything that can be written, each told here alone. */
export const WRITE_KINDS: Record<WriteKind, Rules> = {
  create: {
    effect: 'adds',
    call: callCreate,
    done: 'Job Created',
    label: 'Putting back',
    verb: 'put back',
    undoneBy: 'delete',
  },
  update: {
    effect: 'changes',
    call: callUpdate,
    done: 'Job Modified...',
    label: 'Changing',
    verb: 'changed',
    undoneBy: 'update',
  },
  delete: {
    effect: 'removes',
    call: callDelete,
    done: 'Job Deleted',
    label: 'Deleting',
    verb: 'deleted',
    undoneBy: 'create',
  },
};

/** By which a strict server refuses a field that it does not know. */
const REFUSED_BODY = [400, 422];

/** Said where the server has a job no more, as of one that was deleted while its change waited. */
export const GONE = 'This application is no longer there.';

/** Sends the time with it, and where the server refuses that once more without it. */
async function callCreate({ fields, createdAt }: Content): Promise<Done> {
  const draft = fields as JobDraft;
  const time = isoTime(createdAt);
  if (time === undefined) return createJob(draft);
  try {
    const done = await createJob(draft, time);
    const isKept = done.createdJob && isDayKept(done.createdJob.createdAt, time);
    return { ...done, days: isKept === undefined ? 'unknown' : isKept ? 'kept' : 'ignored' };
  } catch (thrown) {
    const { status = 0, message } = toApiError(thrown);
    if (!REFUSED_BODY.includes(status)) throw thrown;
    const done = await createJob(draft);
    return { ...done, days: isPlainPast(time) ? 'refused' : 'unknown', dayRefusal: message };
  }
}

async function callUpdate(content: Content): Promise<Done> {
  const { jobId, before, fields, batch } = content;
  if (before === undefined && FIELD_NAMES.some((name) => !(name in fields))) {
    throw new ApiFailure({ ...apiError('refused', GONE), status: 404 });
  }
  // The server has it already.
  const isThere = batch !== null && hasFields(before, fields);
  if (!isThere) await updateJob(jobId ?? '', bodyOf(content));
  return { reason: null };
}

async function callDelete({ jobId }: Content): Promise<Done> {
  return { reason: (await deleteJob(jobId ?? '')) ?? null };
}
