import { http } from 'msw';
import type { MemoryApi } from './api';

/** When a test begins for the API. */
const BEGIN = Date.parse('2026-11-20T12:00:00.000Z');

let api: Promise<MemoryApi> | undefined;
/** The session's cookie in this test's browser, in which no script of a page could see it. */
let token: string | undefined;
const sessionCarrier = {
  read: () => token,
  write: (_c: unknown, given: string) => {
    token = given;
  },
  clear: () => {
    token = undefined;
  },
};
const running = new Set<Promise<Response>>();

/** Every call goes to the embedded API, so that what tests are answered cannot drift from it. */
export const handlers = [http.all('*/api/v1/*', ({ request }) => forward(request))];

/** The API of this test, with nobody in it. */
export function testApi(): Promise<MemoryApi> {
  // Most test files never call the API, so it is loaded when one does.
  api ??= import('./api').then(({ createMemoryApi }) => {
    let time = BEGIN;
    // No two jobs are as old as each other.
    return createMemoryApi({ now: () => new Date((time += 1)), sessionCarrier });
  });
  return api;
}

/** Sends a request as this test's browser: with its session. */
export function forward(request: Request): Promise<Response> {
  const answer = answerOf(request).finally(() => running.delete(answer));
  running.add(answer);
  return answer;
}

/** Forgets what is stored and who is signed in once nothing is under way any more. */
export async function resetApi(): Promise<void> {
  await Promise.allSettled(running);
  token = undefined;
  api = undefined;
}

async function answerOf(request: Request): Promise<Response> {
  const { fetch } = await testApi();
  const hasBody = !['GET', 'HEAD'].includes(request.method);
  const body = hasBody ? { body: await request.arrayBuffer() } : {};
  const { method, headers } = request;
  return fetch(new Request(request.url, { method, headers, ...body }));
}
