/**
 * The shapes of the answers. Servers differ, so a field that is missing or of another type falls
 * back by itself; only an answer without its core is refused as a whole.
 */
import * as v from 'valibot';
import { apiError, ApiFailure } from './apiError';
import type { JOB_FIELDS } from './jobDraft';

const text = v.fallback(v.string(), '');
const count = v.fallback(
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.nonEmpty(), v.transform(Number))]),
    v.safeInteger(),
    v.minValue(0),
  ),
  0,
);

const userSchema = v.object({
  name: v.pipe(v.string(), v.nonEmpty()),
  email: text,
  lastName: text,
  location: text,
});

const jobSchema = v.object({
  _id: v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.nonEmpty()),
  position: text,
  company: text,
  jobLocation: text,
  jobType: text,
  jobStatus: text,
  createdAt: text,
});

const monthSchema = v.object({ date: v.string(), count });

const statusCountsSchema = v.fallback(
  v.object({ pending: count, interview: count, declined: count }),
  { pending: 0, interview: 0, declined: 0 },
);

const jobStatsSchema = v.object({
  defaultStats: statusCountsSchema,
  monthlyApplications: v.pipe(
    v.fallback(v.array(v.unknown()), []),
    v.transform((months) => keepValid(monthSchema, months)),
  ),
});

export type User = v.InferOutput<typeof userSchema>;
export type Job = v.InferOutput<typeof jobSchema>;
export type MonthlyCount = v.InferOutput<typeof monthSchema>;
export type StatusCounts = v.InferOutput<typeof statusCountsSchema>;
export type JobPage = { jobs: Job[]; totalJobs: number; numOfPages: number };
export type JobStats = v.InferOutput<typeof jobStatsSchema>;

/** What a user types to describe a job. */
export type JobDraft = Pick<Job, (typeof JOB_FIELDS)[number]>;

const userAnswer = v.object({ user: userSchema });
const userNameAnswer = v.object({ user: v.object({ name: v.pipe(v.string(), v.nonEmpty()) }) });
const messageAnswer = v.object({ msg: v.pipe(v.string(), v.nonEmpty()) });
const jobPageAnswer = v.object({
  jobs: v.array(v.unknown()),
  totalJobs: v.optional(v.unknown()),
  numOfPages: v.optional(v.unknown()),
});

/** The user of an answer. Throws an 'unreadable' ApiFailure when there is none. */
export function parseUser(answer: unknown): User {
  return parse(userAnswer, answer).user;
}

/** The user of an answer, or null where the server sends none. */
export function findUser(answer: unknown): User | null {
  const result = v.safeParse(userAnswer, answer);
  return result.success ? result.output.user : null;
}

/** The user's name in an answer, or undefined where the server sends none. */
export function findUserName(answer: unknown): string | undefined {
  const result = v.safeParse(userNameAnswer, answer);
  return result.success ? result.output.user.name : undefined;
}

/** The `msg` of a success, or undefined where the server sends none. */
export function findMessage(answer: unknown): string | undefined {
  const result = v.safeParse(messageAnswer, answer);
  return result.success ? result.output.msg : undefined;
}

/**
 * One page of jobs. Entries without an id and repeated ids are left out, since they could not be
 * edited or deleted. Throws an 'unreadable' ApiFailure when there is no list.
 */
export function parseJobPage(answer: unknown): JobPage {
  const page = parse(jobPageAnswer, answer);
  const jobs = [...new Map(keepValid(jobSchema, page.jobs).map((job) => [job._id, job])).values()];
  return {
    jobs,
    totalJobs: Math.max(v.parse(count, page.totalJobs), jobs.length),
    numOfPages: Math.max(v.parse(count, page.numOfPages), jobs.length > 0 ? 1 : 0),
  };
}

/** Counts and months. Throws an 'unreadable' ApiFailure when the answer is no object. */
export function parseJobStats(answer: unknown): JobStats {
  return parse(jobStatsSchema, answer);
}

function parse<Schema extends v.GenericSchema>(schema: Schema, answer: unknown) {
  const result = v.safeParse(schema, answer);
  if (!result.success) throw new ApiFailure(apiError('unreadable'));
  return result.output;
}

function keepValid<Schema extends v.GenericSchema>(schema: Schema, entries: unknown[]) {
  return entries.flatMap((entry) => {
    const result = v.safeParse(schema, entry);
    return result.success ? [result.output] : [];
  });
}
