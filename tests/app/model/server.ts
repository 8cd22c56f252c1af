import { http, HttpResponse } from 'msw';
import { STATUS_ORDER } from '@/jobs/model/statuses';
import { readSession } from '@/features/user/userStorage';
import { env } from '@/shared/config/env';
import { forward, testApi } from '../../support/handlers';
import { addJobs, signIn } from '../../support/render';
import { server } from '../../support/server';

const TYPES = ['full-time', 'part-time', 'remote', 'internship'] as const;
const POSITIONS = ['Tester', 'analyst', 'Cook', 'baker', 'Zoo keeper'] as const;
export const FIELDS = ['position', 'company', 'jobLocation', 'jobType', 'jobStatus'] as const;
/** What is searched for in the list, and never by the form that asks what is recorded already. */
export const SEARCHES = ['cook', 'er', 'nothing like it', ' Zoo ', '   ', '%', 'c++ &'];
/** Three pages in the list; a column reaches its second one by a few moves. */
const JOB_COUNT = 27;
export const PAGE_SIZE = 10;

export type Draft = Record<(typeof FIELDS)[number], string>;
export type Row = Draft & { _id: string };
export type Filters = Record<'search' | 'status' | 'type' | 'sort' | 'page' | 'view', string>;

/** Ends a step that is not possible as things stand. */
export class NotPossible extends Error {}

/** One of the entries; any number will do. Throws NotPossible where there is none. */
export function pick<Entry>(entries: readonly Entry[], index: number): Entry {
  const entry = entries[index % entries.length];
  if (entry === undefined) throw new NotPossible();
  return entry;
}

/** Signs Ada in, with her applications on the server. Returns a look behind it. */
export async function signAdaIn() {
  const ada = await signIn();
  const jobs = Array.from({ length: JOB_COUNT }, (_, index) => ({
    position: `${pick(POSITIONS, index)} ${index}`,
    jobStatus: pick(STATUS_ORDER, index),
    jobType: pick(TYPES, index),
  }));
  await addJobs(ada, jobs);
  const { repository } = await testApi();
  /** What is recorded, and how many of it there are. */
  return async (asked: Partial<Filters> = {}, pageSize = 1000) => {
    const { status, type, search, sort = 'oldest', page = 1 } = asked;
    const filters = Object.entries({ status, type, search });
    const chosen = filters.filter(([, value]) => value && value !== 'all');
    const query = { ...Object.fromEntries(chosen), sort, page: Number(page), pageSize };
    const { jobs: listed, total } = await repository.listJobs(ada.id, query as never);
    return { rows: listed.map(({ id, ...job }): Row => ({ _id: id, ...job })), total };
  };
}

/**
 * Another tab of the session writes this, and tells of it as the app does: which job it has changed, or
 * that some came or went. Resolves with the server's answer.
 */
export async function writeElsewhere(method: 'PATCH' | 'POST' | 'DELETE', row: Row) {
  const path = method === 'POST' ? '/jobs' : `/jobs/${row._id}`;
  const headers = { 'Content-Type': 'application/json' };
  const sent = method === 'DELETE' ? {} : { headers, body: JSON.stringify(row) };
  const response = await forward(new Request(location.origin + BASE + path, { method, ...sent }));
  // The session may have ended.
  if (!response.ok) throw new NotPossible();
  const channel = new BroadcastChannel(`jobtrail:${env.baseUrl}:${readSession().id}`);
  channel.postMessage(method === 'PATCH' ? [row] : []);
  channel.close();
  return (await response.json()) as { job?: Row };
}

/** What can happen to a call: the status of a refusal, or where the connection breaks. */
export const FATES = [
  ...(['answered', 'answered', 'answered', 'answered'] as const),
  ...([500, 'lost', 'unsent', 422, 429] as const),
];
export type Fate = (typeof FATES)[number];

/** Status 0 for a broken connection. */
type Answer = { status: number; body: unknown };
export type Call = {
  method: string;
  /** Below the base path, with its query. */
  path: string;
  /** The id of the job that it is about, empty for none. */
  id: string;
  body: Record<string, string> | null;
  sentAt: number;
  request: Request;
  /** What the server says, once it has heard of the call. */
  reached: Answer | null;
  /** What comes back to the app. */
  answer: Answer | null;
  answeredAt: number;
  /** Whether it reads the collection, or is a search of the form. */
  isOfAll?: true;
  isSearch?: true;
  /** The page that was open when it was made. */
  page?: string;
  release: (response: Response) => void;
};

/** What a refusal with 429 asks for; of another length than the app waits where none is named. */
export const PAUSE_MS = 3000;
const BASE = '/api/v1';
export const LOST: Answer = { status: 0, body: null };

/** Holds every call of the app until somebody decides its fate. Returns them all, oldest first. */
export function holdCalls(): Call[] {
  const calls: Call[] = [];
  const hold = async ({ request }: { request: Request }) => {
    const path = request.url.split(BASE)[1] ?? '';
    const id = path.split('/')[2] ?? '';
    // A clone's stream may end the other's as it is collected: so it is in Node 22.13 to 22.19.
    const { method, headers } = request;
    const text = await request.text();
    const body = JSON.parse(text || 'null') as Call['body'];
    const held = new Request(request.url, { method, headers, ...(text !== '' && { body: text }) });
    const about = { request: held, method, path, id, body, sentAt: Date.now() };
    return new Promise<Response>((release) => {
      calls.push({ ...about, reached: null, answer: null, answeredAt: Infinity, release });
    });
  };
  server.use(http.all(`*${BASE}/*`, hold));
  return calls;
}

/** Decides the call's fate; what has reached the server can no longer be refused. */
export function release(call: Call, fate: Fate): void {
  const refusal = { status: Number(fate), body: { msg: `Refused with ${fate}` } };
  call.answeredAt = Date.now();
  call.answer = fate === 'unsent' || fate === 'lost' ? LOST : (call.reached ?? refusal);
  const { status, body } = call.answer;
  const headers = { ...(status === 429 && { 'Retry-After': `${PAUSE_MS / 1000}` }) };
  const answer = () => HttpResponse.json(body as object, { status, headers });
  call.release(status === 0 ? HttpResponse.error() : answer());
}
