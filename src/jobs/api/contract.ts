/** The shapes of the answers about applications. */
import * as v from 'valibot';
import { apiError, ApiFailure } from '@/shared/api/apiError';
import { FIELD_NAMES, type Job } from '@/jobs/model/job';
import { STATUS_ORDER } from '@/jobs/model/statuses';
import { parseAnswer, text } from '@/shared/api/contract';
import { toUtc } from '@/shared/dates/toUtc';

const readableCount = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.nonEmpty(), v.transform(Number))]),
  v.safeInteger(),
  v.minValue(0),
);
const count = v.fallback(readableCount, 0);

/** The spring of 1973: a smaller number is no time in milliseconds. */
const EARLIEST_MS = 1e11;

/**
 * ISO 8601 in UTC, from epoch milliseconds and HTTP dates too; other texts as they came. Not by moment, which is
 * large.
 */
const date = v.fallback(
  v.union([
    v.pipe(v.string(), v.regex(/^\w{3}, \d{2} /), v.transform(Date.parse), v.number(), toIso()),
    v.pipe(v.string(), v.transform(toUtc)),
    v.pipe(v.number(), v.minValue(EARLIEST_MS), toIso()),
  ]),
  '',
);

const jobSchema = v.pipe(
  v.looseObject({}),
  // SQL back ends name it `id`.
  v.transform(({ id, _id = id, ...fields }) => ({ ...fields, _id })),
  v.object({
    // A larger number was rounded when it was parsed: it may be the id of another job.
    _id: v.pipe(
      v.union([v.string(), v.pipe(v.number(), v.safeInteger())]),
      v.transform(String),
      v.nonEmpty(),
    ),
    ...v.entriesFromList(FIELD_NAMES, text),
    createdAt: date,
  }),
);

const monthSchema = v.object({ date: v.string(), count });

const statusCountsSchema = v.pipe(
  v.unknown(),
  v.check((counts) => !Array.isArray(counts)),
  v.record(v.string(), v.unknown()),
  // Servers that group by status leave out zeros; entries of which none can be read are no counts.
  v.check(
    (counts) =>
      Object.keys(counts).length === 0 ||
      STATUS_ORDER.some((status) => v.is(readableCount, counts[status])),
  ),
  v.object(v.entriesFromList(STATUS_ORDER, count)),
);

const jobStatsSchema = v.object({
  defaultStats: statusCountsSchema,
  monthlyApplications: v.pipe(
    v.fallback(v.array(v.unknown()), []),
    v.transform((months) => keepValid(monthSchema, months)),
  ),
});

export type MonthlyCount = v.InferOutput<typeof monthSchema>;
export type JobPage = {
  jobs: Job[];
  totalJobs: number;
  numOfPages: number;
  /** Entries of the page that are no readable jobs. */
  unreadable: number;
};
/** The number of pages is null where the server sends none. */
export type JobPageAnswer = Omit<JobPage, 'numOfPages'> & { numOfPages: number | null };
export type JobStats = v.InferOutput<typeof jobStatsSchema>;

const writtenJob = v.looseObject({});
/** Servers send the job under one of two names, or bare. */
const writtenJobAnswer = v.union([
  v.pipe(
    v.object({ job: writtenJob }),
    v.transform(({ job }) => job),
  ),
  v.pipe(
    v.object({ updatedJob: writtenJob }),
    v.transform(({ updatedJob }) => updatedJob),
  ),
  v.looseObject({ position: v.string() }),
]);
const jobPageAnswer = v.object({
  jobs: v.array(v.unknown()),
  totalJobs: v.optional(v.unknown()),
  numOfPages: v.optional(v.unknown()),
});

/** The status of the job in an answer, null where that job has none, undefined where there is no job. */
export function findJobStatus(answer: unknown): unknown {
  const result = v.safeParse(writtenJobAnswer, answer);
  return result.success ? (result.output.jobStatus ?? null) : undefined;
}

/** The job in an answer, undefined where there is none with a readable id. */
export function findWrittenJob(answer: unknown): Job | undefined {
  const result = v.safeParse(v.pipe(writtenJobAnswer, jobSchema), answer);
  return result.success ? result.output : undefined;
}

/**
 * One page of jobs. Entries without a readable id and repeated ids are left out, since they could not be
 * edited or deleted. Throws an 'unreadable' ApiFailure when there is no list, or none of its entries is
 * a job.
 */
export function parseJobPage(answer: unknown): JobPageAnswer {
  const page = parseAnswer(jobPageAnswer, answer);
  const readable = keepValid(jobSchema, page.jobs);
  if (readable.length === 0 && page.jobs.length > 0) throw new ApiFailure(apiError('unreadable'));
  const jobs = [...new Map(readable.map((job) => [job._id, job])).values()];
  const totalJobs = Math.max(v.parse(count, page.totalJobs), jobs.length);
  const numOfPages = v.parse(count, page.numOfPages);
  return {
    jobs,
    totalJobs,
    numOfPages: numOfPages === 0 && totalJobs > 0 ? null : numOfPages,
    unreadable: page.jobs.length - readable.length,
  };
}

/** The jobs among what another tab tells; what cannot be read is left out. */
export function parseJobs(entries: unknown): Job[] {
  return Array.isArray(entries) ? keepValid(jobSchema, entries) : [];
}

/** Counts and months. Throws an 'unreadable' ApiFailure when the answer holds no counts. */
export function parseJobStats(answer: unknown): JobStats {
  return parseAnswer(jobStatsSchema, answer);
}

function toIso() {
  return v.rawTransform<number, string>(({ dataset, addIssue, NEVER }) => {
    const time = new Date(dataset.value);
    if (!Number.isNaN(time.getTime())) return time.toISOString();
    addIssue({ message: 'no time' });
    return NEVER;
  });
}

function keepValid<Schema extends v.GenericSchema>(schema: Schema, entries: unknown[]) {
  return entries.flatMap((entry) => {
    const result = v.safeParse(schema, entry);
    return result.success ? [result.output] : [];
  });
}
