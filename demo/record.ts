import * as v from 'valibot';
import type { MemoryState } from '../embedded-api/memoryRepository.js';
import { JOB_STATUSES, JOB_TYPES } from '../embedded-api/repository.js';
import type { Texts } from './textStore';

/** Raise it when the format changes: a record of an unknown version is replaced by a new one. */
const VERSION = 2;

/** The key of the text with everything but the jobs. */
export const HEAD = 'record';
const JOB = 'job ';

/** All stored data of the demo. */
export type DemoRecord = {
  /** Another one with each write, by which tabs notice those of others. */
  revision: string;
  /** When its samples were written, in milliseconds. */
  seededAt: number;
  /** The token of the session, which all tabs share, as with a cookie. */
  token: string | null;
  state: MemoryState;
};

const jobSchema = v.object({
  id: v.string(),
  userId: v.number(),
  position: v.string(),
  company: v.string(),
  jobLocation: v.string(),
  jobType: v.picklist(JOB_TYPES),
  jobStatus: v.picklist(JOB_STATUSES),
  createdAt: v.number(),
  updatedAt: v.number(),
});

const headSchema = v.object({
  version: v.literal(VERSION),
  revision: v.string(),
  seededAt: v.number(),
  token: v.nullable(v.string()),
  state: v.object({
    lastUserId: v.number(),
    users: v.array(
      v.object({
        id: v.number(),
        name: v.string(),
        email: v.string(),
        lastName: v.string(),
        location: v.string(),
        passwordHash: v.string(),
      }),
    ),
    sessions: v.array(
      v.object({
        tokenHash: v.string(),
        userId: v.number(),
        createdAt: v.number(),
        expiresAt: v.number(),
      }),
    ),
  }),
});

/** Everything but the jobs as the text to store. */
export function writeHead({ state, ...head }: DemoRecord): string {
  return JSON.stringify({ version: VERSION, ...head, state: { ...state, jobs: undefined } });
}

/** The record as texts to store: one for each job, so that a write of one leaves the others alone. */
export function writeRecord(record: DemoRecord): Map<string, string> {
  const jobs = record.state.jobs.map((job) => [`${JOB}${job.id}`, JSON.stringify(job)] as const);
  return new Map([[HEAD, writeHead(record)], ...jobs]);
}

/** The record in stored texts, which are untrusted: undefined for an unknown version or anything else. */
export function readRecord(texts: Texts): DemoRecord | undefined {
  try {
    const { revision, seededAt, token, state } = v.parse(
      headSchema,
      JSON.parse(texts.get(HEAD) ?? ''),
    );
    const jobs = [...texts]
      .filter(([key]) => key.startsWith(JOB))
      .map(([, text]) => v.parse(jobSchema, JSON.parse(text)));
    return { revision, seededAt, token, state: { ...state, jobs } };
  } catch {
    return undefined;
  }
}

/** What has to be written to turn the texts that are stored into these; undefined removes a text. */
export function changesOf(stored: Texts, texts: Texts): Map<string, string | undefined> {
  const changed = [...texts].filter(([key, text]) => stored.get(key) !== text);
  const removed = [...stored.keys()].filter((key) => !texts.has(key));
  return new Map([...changed, ...removed.map((key) => [key, undefined] as const)]);
}
