import * as v from 'valibot';
import { JOB_STATUSES, JOB_TYPES, SORTS, type JobQuery, type Sort } from './repository.js';
import { emailKey } from './textKeys.js';
import { trimText } from './trimText.js';

const MAX_TEXT = 200;
/** RFC 5321 allows no longer path. */
export const MAX_EMAIL = 254;
const MIN_PASSWORD = 8;
const MAX_PASSWORD = 256;
const PAGE_SIZE = 10;
const MAX_PAGE_SIZE = 100;
const MAX_YEARS = 30;
/** How many milliseconds a client's clock may be ahead. */
const CLOCK_AHEAD = 10_000;

// Control characters and lone surrogates: neither can be typed, both break somewhere else.
const UNPRINTABLE = /[\p{Cc}\p{Cs}]/u;

/** One trimmed line of 1 to `max` characters. Absent and null count as empty. */
function text(label: string, max = MAX_TEXT) {
  return v.nullish(
    v.pipe(
      v.string(`${label} must be text`),
      v.transform(trimText),
      v.nonEmpty(`${label} is required`),
      v.maxLength(max, `${label} must have at most ${max} characters`),
      v.check(
        (value) => !UNPRINTABLE.test(value),
        `${label} contains characters that are not allowed`,
      ),
    ),
    '',
  );
}

/** Something before and after one @, with a dot in the domain; only a mail can prove more. */
const email = v.pipe(
  text('email', MAX_EMAIL),
  v.check(
    (value) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(emailKey(value)),
    'email must be a valid e-mail address',
  ),
);

/** Taken as it is, never trimmed. */
const password = v.nullish(
  v.pipe(
    v.string('password must be text'),
    v.nonEmpty('password is required'),
    v.minLength(MIN_PASSWORD, `password must have at least ${MIN_PASSWORD} characters`),
    v.maxLength(MAX_PASSWORD, `password must have at most ${MAX_PASSWORD} characters`),
  ),
  '',
);

function choice<const T extends readonly string[]>(label: string, options: T) {
  const required = v.picklist(options, `${label} must be one of: ${options.join(' / ')}`);
  return v.pipe(v.nullish(v.string(`${label} must be text`), ''), required);
}

const profile = {
  name: text('name'),
  email,
  lastName: text('last name'),
  location: text('location'),
};

function body<const T extends v.ObjectEntries>(entries: T) {
  return v.pipe(
    v.custom<object>(
      (input) => typeof input === 'object' && input !== null && !Array.isArray(input),
      'The request must be a JSON object',
    ),
    v.object(entries),
  );
}

/** Body of register; fields it does not name are dropped, here and below. */
export const registerBody = body({ ...profile, password });

/** Body of login: only presence is checked, everything else is a matter of the credentials. */
export const loginBody = body({
  email: v.nullish(
    v.pipe(v.string('email must be text'), v.transform(trimText), v.nonEmpty('email is required')),
    '',
  ),
  password: v.nullish(
    v.pipe(v.string('password must be text'), v.nonEmpty('password is required')),
    '',
  ),
});

/** Body of update-user: all four fields, as the profile form sends them. */
export const profileBody = body(profile);

const job = {
  position: text('position'),
  company: text('company'),
  jobLocation: text('job location'),
  jobType: choice('job type', JOB_TYPES),
  jobStatus: choice('job status', JOB_STATUSES),
};

/** Body of editing a job: all five fields, as the job form sends them. */
export const jobBody = body(job);

/**
 * Body of creating a job at this moment: the five fields, and where it was created before,
 * `createdAt`. That one is a courtesy beyond the contract.
 */
export function newJobBody(now: Date) {
  return body({ ...job, createdAt: v.nullish(pastTime(now)) });
}

/** A time in ISO 8601 and UTC of the last 30 years. */
function pastTime(now: Date) {
  const message = `createdAt must be a time of the last ${MAX_YEARS} years up to now, in UTC, such as ${now.toISOString()}`;
  const earliest = new Date(now);
  earliest.setUTCFullYear(now.getUTCFullYear() - MAX_YEARS);
  return v.pipe(
    v.string(message),
    v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?Z$/, message),
    // A date makes the 2nd of March of the 30th of February.
    v.check((text) => toISO(new Date(text)).startsWith(text.slice(0, 10)), message),
    v.transform((text) => new Date(text)),
    v.check((time) => time >= earliest && time.getTime() <= now.getTime() + CLOCK_AHEAD, message),
    // The client's clock may be a little ahead of this one; no job is created in the future.
    v.transform((time) => (time > now ? now : time)),
  );
}

function toISO(time: Date): string {
  return Number.isNaN(time.getTime()) ? '' : time.toISOString();
}

/**
 * The job list's query; what is junk, `all` or blank falls back to the default. `limit`, the size of
 * a page, is a courtesy beyond the contract.
 */
export function parseJobQuery(query: Record<string, string | undefined>): JobQuery {
  const status = JOB_STATUSES.find((option) => option === query.jobStatus);
  const type = JOB_TYPES.find((option) => option === query.jobType);
  const search = query.search ?? '';
  return {
    ...(status && { status }),
    ...(type && { type }),
    ...(trimText(search) !== '' && { search }),
    sort: isSort(query.sort) ? query.sort : 'latest',
    page: parsePage(query.page ?? ''),
    pageSize: parseLimit(query.limit ?? ''),
  };
}

function isSort(text = ''): text is Sort {
  return Object.hasOwn(SORTS, text);
}

function parsePage(text: string): number {
  return /^\d+$/.test(text) ? Math.min(Math.max(Number(text), 1), 1e9) : 1;
}

function parseLimit(text: string): number {
  const limit = /^\d+$/.test(text) ? Number(text) : 0;
  return limit >= 1 && limit <= MAX_PAGE_SIZE ? limit : PAGE_SIZE;
}
