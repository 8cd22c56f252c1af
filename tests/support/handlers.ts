import { http } from 'msw';
import type { MemoryApi } from './api';

/** The moment it is for the API in every test. */
const NOW = new Date('2026-11-20T12:00:00.000Z');

let api: Promise<MemoryApi> | undefined;
let cookies = new Map<string, string>();
const running = new Set<Promise<Response>>();

/** Every call goes to the embedded API, so that what tests are answered cannot drift from it. */
export const handlers = [http.all('*/api/v1/*', ({ request }) => forward(request))];

/** The API of this test, on a fresh database with nobody in it. */
export function testApi(): Promise<MemoryApi> {
  // Most test files never call the API, so it is loaded when one does.
  api ??= import('./api').then(({ createMemoryApi }) => createMemoryApi({ now: () => NOW }));
  return api;
}

/** Sends a request as this test's browser: with its cookies, which no script of a page sees. */
export function forward(request: Request): Promise<Response> {
  const answer = answerOf(request).finally(() => running.delete(answer));
  running.add(answer);
  return answer;
}

/** Forgets the database and the cookies once nothing is under way any more. */
export async function resetApi(): Promise<void> {
  await Promise.allSettled(running);
  cookies = new Map();
  const opened = api;
  api = undefined;
  (await opened)?.close();
}

async function answerOf(request: Request): Promise<Response> {
  const { fetch } = await testApi();
  const headers = new Headers(request.headers);
  headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
  const hasBody = !['GET', 'HEAD'].includes(request.method);
  const body = hasBody ? { body: await request.arrayBuffer() } : {};
  const response = await fetch(
    new Request(request.url, { method: request.method, headers, ...body }),
  );
  response.headers.getSetCookie().forEach(keepCookie);
  const visible = new Headers(response.headers);
  visible.delete('set-cookie');
  return new Response(response.body, { status: response.status, headers: visible });
}

function keepCookie(line: string): void {
  const [pair = '', ...attributes] = line.split('; ');
  const [name = '', value = ''] = pair.split('=');
  if (attributes.includes('Max-Age=0')) cookies.delete(name);
  else cookies.set(name, value);
}
