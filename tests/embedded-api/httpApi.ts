import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { createApiServer, type ApiServerOptions } from '../../embedded-api/apiServer';
import { databaseUrl } from '../../embedded-api/databaseAddress';
import { createPasswordHasher } from '../../embedded-api/passwordHasher';
import { buildUser, JOB_FIELDS } from '../support/builders';

export type Answer = { status: number; headers: Headers; body: unknown };
export type Send = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Answer>;

export const DEMO = { email: 'demo@jobtrail.example', password: 'jobtrail-demo' };
export const ADA = { ...buildUser(), password: 'correct horse' };
export const JOB = { ...JOB_FIELDS, jobType: 'remote', jobStatus: 'interview' };

/** Any text at all, in place of a value that is compared. */
export const ANY_TEXT: unknown = expect.any(String);

/** Any text of this form, in place of a value that is compared. */
export function textLike(pattern: RegExp): unknown {
  return expect.stringMatching(pattern);
}

/** A new directory that is removed when the test ends. */
export async function temporaryDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'jobtrail-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  return directory;
}

/** Listens on a free port and returns the address of the API there. */
export async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not a TCP server');
  return `http://127.0.0.1:${address.port}/api/v1`;
}

/** Sends like a browser tab of its own: cookies it is given come with the next requests. */
export function createClient(baseUrl: string, ask: typeof fetch = fetch): Send {
  let cookie = '';
  return async (method, path, body, headers = {}) => {
    const response = await ask(`${baseUrl}${path}`, {
      method,
      headers: {
        ...(cookie !== '' && { cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const [received] = response.headers.getSetCookie();
    if (received !== undefined) cookie = received.split(';')[0] ?? '';
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text && JSON.parse(text) };
  };
}

/** A call with a JSON body, for an API that is asked without a server. */
export function postRequest(path: string, body: unknown, origin = 'http://localhost'): Request {
  return new Request(`${origin}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** The API over real HTTP until the test ends, on a file of its own unless one is given. */
export async function startApi(options: Partial<ApiServerOptions> & { file?: string } = {}) {
  const { file = join(await temporaryDirectory(), 'jobtrail.db'), ...others } = options;
  const lines: string[] = [];
  const api = createApiServer({
    database: { url: databaseUrl(file, '/') },
    demo: DEMO,
    log: (line) => lines.push(line),
    hasher: createPasswordHasher({ N: 2, r: 1, p: 1 }),
    ...others,
  });
  const server = createServer((request, response) => void api.listener(request, response));
  const baseUrl = await listen(server);
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await api.close();
  });
  return { baseUrl, file, lines, client: () => createClient(baseUrl) };
}

/** A client signed in as a new user with these fields. */
export async function signIn(send: Send, fields: Partial<typeof ADA> = {}): Promise<Send> {
  const user = { ...ADA, ...fields };
  await send('POST', '/auth/register', user);
  await send('POST', '/auth/login', user);
  return send;
}

/** Ada, signed in at an API of her own. */
export async function startSignedIn(options?: Parameters<typeof startApi>[0]): Promise<Send> {
  return signIn((await startApi(options)).client());
}

/** Records a job with these fields and returns it as it was answered. */
export async function addJob(send: Send, fields: object = {}) {
  const { body } = await send('POST', '/jobs', { ...JOB, ...fields });
  return (body as { job: { _id: string; createdAt: string } }).job;
}
