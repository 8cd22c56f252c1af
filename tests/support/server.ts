import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse, type HttpResponseResolver } from 'msw';
import { setupServer } from 'msw/node';
import { forward, handlers, resetApi } from './handlers';
import { createHabits, type Habits } from './serverHabits';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

export type SentRequest = {
  method: string;
  /** Below the base path, without the query. */
  path: string;
  /** The query as it was sent, without the question mark. */
  query: string;
  params: Record<string, string>;
  headers: Headers;
  credentials: RequestCredentials;
  body: unknown;
};

type Answer = {
  status?: number;
  /** Text is sent as it is, anything else as JSON; without one the body is empty. */
  body?: unknown;
  headers?: Record<string, string>;
};
type Often = { once?: boolean };

const BASE = '/api/v1';
/** Exists nowhere but in settle(). */
const NOWHERE = '/nowhere';

export const server = setupServer(...handlers);

let sent: SentRequest[] = [];
let recording = Promise.resolve();
let unanswered: Deferred[] = [];

server.events.on('request:start', ({ request }) => {
  if (request.url.endsWith(NOWHERE)) return;
  const copy = request.clone();
  // One after the other, so that they stand in the order in which they were sent.
  recording = recording.then(async () => {
    sent.push(describe(copy, await copy.text()));
  });
});

/** The calls the app has made in this test, in their order, or those to one endpoint. */
export function requests(method?: Method, path?: string): SentRequest[] {
  return sent.filter(
    (request) =>
      (method === undefined || request.method === method) &&
      (path === undefined || request.path === path),
  );
}

/** The calls for pages of the list, in their order. */
export function listRequests(): SentRequest[] {
  return requests('GET', '/jobs').filter(({ params }) => params.limit === undefined);
}

/** The calls for pages of the collection, in their order. */
export function collectionRequests(): SentRequest[] {
  return requests('GET', '/jobs').filter(({ params }) => params.limit !== undefined);
}

/** The newest call to this endpoint. Throws when there was none. */
export function lastRequest(method: Method, path: string): SentRequest {
  const request = requests(method, path).at(-1);
  if (request === undefined) throw new Error(`${method} ${path} was never called`);
  return request;
}

/** Answers calls to this endpoint like this instead of asking the API. */
export function answerWith(method: Method, path: string, answer: Answer, often?: Often): void {
  replace(method, path, () => toResponse(answer), often);
}

/** Refuses calls to this endpoint; a text becomes the `msg`. */
export function refuse(
  method: Method,
  path: string,
  status: number,
  body: unknown = {},
  { headers = {}, ...often }: Often & Pick<Answer, 'headers'> = {},
): void {
  const content = typeof body === 'string' ? { msg: body } : body;
  answerWith(method, path, { status, body: content, headers }, often);
}

/** Lets calls to this endpoint find no network; the API never hears of them. */
export function cutNetwork(method: Method, path: string, often?: Often): void {
  replace(method, path, () => HttpResponse.error(), often);
}

/** Lets the API do what calls to this endpoint ask for, but loses its answers on the way. */
export function loseAnswer(method: Method, path: string, often?: Often): void {
  replace(
    method,
    path,
    async ({ request }) => {
      await forward(request);
      return HttpResponse.error();
    },
    often,
  );
}

/** Puts a server with these habits in front of the API, for the calls to come. */
export function behaveLike(habits: Habits): void {
  const judge = createHabits(habits);
  server.use(
    http.all(`*${BASE}/*`, async ({ request }) => {
      const { method, headers } = request;
      const hasBody = !['GET', 'HEAD'].includes(method);
      const verdict = judge({
        method,
        url: request.url,
        body: hasBody ? await request.text() : null,
      });
      if ('refusal' in verdict) {
        const { status, msg, ...refusal } = verdict.refusal;
        return toResponse({ status, body: { msg }, headers: refusal.headers });
      }
      const { url, body } = verdict.handedOn;
      return forward(new Request(url, { method, headers, body }));
    }),
  );
}

type Decision = (request: Request) => Promise<Response> | Response;

export type Deferred = {
  /** Waits until the call has arrived. */
  arrived: () => Promise<void>;
  /** Lets the API answer it. */
  pass: () => void;
  answer: (answer: Answer) => void;
  /** Breaks the connection without an answer. */
  drop: () => void;
};

/** Holds the next call to this endpoint until the test says how it is answered. */
export function deferAnswer(method: Method, path: string): Deferred {
  let hasArrived = false;
  let decide: (decision: Decision) => void = () => undefined;
  const decided = new Promise<Decision>((resolve) => {
    decide = resolve;
  });
  const resolver: HttpResponseResolver = async ({ request }) => {
    hasArrived = true;
    return (await decided)(request);
  };
  replace(method, path, resolver, { once: true });
  const deferred: Deferred = {
    arrived: () =>
      waitFor(() => {
        if (!hasArrived) throw new Error(`${method} ${path} was not called`);
      }),
    pass: () => decide(forward),
    answer: (answer) => decide(() => toResponse(answer)),
    drop: () => decide(() => HttpResponse.error()),
  };
  unanswered.push(deferred);
  return deferred;
}

/** Waits until what was answered so far has arrived, for tests of what must not happen then. */
export async function settle(): Promise<void> {
  await act(async () => {
    // Later questions are answered later.
    for (let round = 0; round < 3; round += 1) await fetch(`${location.origin}${BASE}${NOWHERE}`);
  });
}

/** Ends what hangs and forgets what was recorded, replaced and stored. */
export async function resetServer(): Promise<void> {
  for (const { drop } of unanswered) drop();
  unanswered = [];
  await resetApi();
  server.resetHandlers();
  await recording;
  sent = [];
}

const BY_METHOD = { GET: http.get, POST: http.post, PATCH: http.patch, DELETE: http.delete };

function replace(
  method: Method,
  path: string,
  resolver: HttpResponseResolver,
  { once = false }: Often = {},
): void {
  server.use(BY_METHOD[method](`*${BASE}${path}`, resolver, { once }));
}

function toResponse({ status = 200, body, headers = {} }: Answer): Response {
  if (body === undefined) return new HttpResponse(null, { status, headers });
  if (typeof body === 'string') return new HttpResponse(body, { status, headers });
  return HttpResponse.json(body, { status, headers });
}

function describe({ method, url, headers, credentials }: Request, text: string): SentRequest {
  const { pathname, search, searchParams } = new URL(url);
  return {
    method,
    path: pathname.slice(BASE.length),
    query: search.slice(1),
    params: Object.fromEntries(searchParams),
    headers,
    credentials,
    body: text === '' ? undefined : (JSON.parse(text) as unknown),
  };
}
