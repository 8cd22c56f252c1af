import * as v from 'valibot';
import type { MemoryState } from '../embedded-api/memoryRepository.js';
import { JOB_STATUSES, JOB_TYPES } from '../embedded-api/repository.js';

/** Raise it when the format changes: a record of an unknown version is replaced by a new one. */
const VERSION = 3;

/** All stored data of the demo. */
export type DemoRecord = {
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

const recordSchema = v.object({
  version: v.literal(VERSION),
  seededAt: v.number(),
  token: v.nullable(v.string()),
  state: v.object({
    lastUserId: v.number(),
    jobs: v.array(jobSchema),
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

/** The record as the text to store. */
export function writeRecord(record: DemoRecord): string {
  return JSON.stringify({ version: VERSION, ...record });
}

/** The record in a stored text, which is untrusted: undefined for an unknown version or anything else. */
export function readRecord(text: string | undefined): DemoRecord | undefined {
  try {
    const { seededAt, token, state } = v.parse(recordSchema, JSON.parse(text ?? ''));
    return { seededAt, token, state };
  } catch {
    return undefined;
  }
}
