import { http, HttpResponse } from 'msw';
import type { MemoryApi } from '../../support/api';
import { server } from '../../support/server';
import { SEARCHES } from './settings';

/** What can happen to a call: `lost` breaks the connection before or after the server heard of it. */
export const FATES = [
  'answered',
  'refused with 500',
  'refused with 422',
  'refused with 429',
  'lost before the server',
  'lost after the server',
  'garbled after the server',
] as const;
export type Fate = (typeof FATES)[number];

/** What comes back to the app. */
export type Answer =
  | { kind: 'answered'; status: number; body: unknown; retryAfterSeconds: number }
  | { kind: 'lost' }
  | { kind: 'garbled' };

export type Call = {
  /** Method, path with query below the base path, and the body as it was sent. */
  text: string;
  hasReachedServer: boolean;
  answer: Answer | null;
  /** Nobody waits for it any more, so that its cookies are ignored as well. */
  isCancelled: boolean;
};

type Refusal = { status: number; msg: string; headers?: Record<string, string> };

const REFUSALS: Partial<Record<Fate, Refusal>> = {
  'refused with 500': { status: 500, msg: 'The server has a bad day' },
  'refused with 422': { status: 422, msg: 'That will not do' },
  'refused with 429': { status: 429, msg: 'Not so fast', headers: { 'Retry-After': '2' } },
};

type Held = Call & { ask: () => Promise<Response>; release: (response: Response) => void };
type Payload = { method: string; body: string | null };

const BASE = '/api/v1';

/** Holds every call of the app until somebody decides its fate. */
export class Network {
  /** Every call ever made, oldest first. */
  readonly calls: Call[] = [];
  readonly #held = new Map<Call, Held>();
  readonly #api: MemoryApi;
  #cookie = '';
  #taken = 0;

  constructor(api: MemoryApi) {
    this.#api = api;
    server.use(http.all(`*${BASE}/*`, ({ request }) => this.#hold(request)));
  }

  /** The calls made since this was last asked. */
  takeNew(): Call[] {
    const fresh = this.calls.slice(this.#taken);
    this.#taken = this.calls.length;
    return fresh;
  }

  /** The calls whose fate is open, oldest first. */
  underWay(): Call[] {
    return [...this.#held.keys()];
  }

  /** Lets the server do what the call asks for; its answer is still on the way. */
  async reach(call: Call): Promise<void> {
    const held = this.#held.get(call);
    if (held === undefined || call.hasReachedServer) return;
    call.hasReachedServer = true;
    const response = await held.ask();
    held.ask = () => Promise.resolve(response);
  }

  /** Decides the call's fate; what has reached the server can no longer be refused. */
  async decide(call: Call, fate: Fate): Promise<Answer> {
    const held = this.#held.get(call);
    if (held === undefined) throw new Error(`${call.text} is not under way`);
    const response = await this.#respond(held, fate);
    const text = await response.clone().text();
    call.answer = describe(response, text);
    this.#held.delete(call);
    held.release(response);
    return call.answer;
  }

  /** Sends what another tab would, with the same cookies, and is answered at once. */
  async sendFromOtherTab(method: string, path: string, body?: object): Promise<void> {
    const payload = { method, body: body === undefined ? null : JSON.stringify(body) };
    this.#keepCookie(await this.#fetch(`${location.origin}${BASE}${path}`, payload, this.#cookie));
  }

  /** Ends the browser's session on the server, as its expiry does; the browser does not notice. */
  async expireSession(): Promise<void> {
    const path = `${location.origin}${BASE}/auth/logout`;
    await this.#fetch(path, { method: 'GET', body: null }, this.#cookie);
  }

  /** Drops what is still under way. */
  close(): void {
    for (const held of this.#held.values()) held.release(HttpResponse.error());
    this.#held.clear();
  }

  async #hold(request: Request): Promise<Response> {
    const text = await request.text();
    const { pathname, search } = new URL(request.url);
    const path = pathname.slice(BASE.length) + search;
    const cookie = this.#cookie;
    const payload = { method: request.method, body: text === '' ? null : text };
    if (isHint(path)) return this.#answerHint(request.url, payload, cookie);
    return new Promise((release) => {
      const call: Held = {
        text: [request.method, path, ...(text === '' ? [] : [text])].join(' '),
        hasReachedServer: false,
        answer: null,
        isCancelled: false,
        ask: () => this.#fetch(request.url, payload, cookie),
        release,
      };
      this.calls.push(call);
      this.#held.set(call, call);
    });
  }

  /** Nothing may depend on a hint, so it is given wherever the server gives it, at once. */
  async #answerHint(url: string, payload: Payload, cookie: string): Promise<Response> {
    const response = await this.#fetch(url, payload, cookie);
    return response.ok ? response : HttpResponse.error();
  }

  async #respond(held: Held, fate: Fate): Promise<Response> {
    const refusal = held.hasReachedServer ? undefined : REFUSALS[fate];
    if (refusal !== undefined) {
      const { status, msg, headers = {} } = refusal;
      return HttpResponse.json({ msg }, { status, headers });
    }
    if (fate === 'lost before the server' && !held.hasReachedServer) return HttpResponse.error();
    await this.reach(held);
    if (fate.startsWith('lost')) return HttpResponse.error();
    const response = await held.ask();
    if (!held.isCancelled) this.#keepCookie(response);
    const text = await response.text();
    const headers = new Headers(response.headers);
    headers.delete('Set-Cookie');
    const content = fate === 'garbled after the server' && response.ok ? text.slice(0, -1) : text;
    return new Response(content, { status: response.status, headers });
  }

  #fetch(url: string, { method, body }: Payload, cookie: string): Promise<Response> {
    const headers = { cookie, 'Content-Type': 'application/json' };
    return this.#api.fetch(new Request(url, { method, headers, body }));
  }

  #keepCookie(response: Response): void {
    const [line] = response.headers.getSetCookie();
    if (line !== undefined)
      this.#cookie = line.includes('Max-Age=0') ? '' : (line.split(';')[0] ?? '');
  }
}

/** Whether the form of a new application asks what is there already: nobody searches the list so. */
function isHint(path: string): boolean {
  const { pathname, searchParams } = new URL(path, location.origin);
  const search = searchParams.get('search');
  if (pathname !== '/jobs' || search === null || searchParams.get('sort') !== 'latest')
    return false;
  return !SEARCHES.some((text) => text.trim() === search);
}

function describe(response: Response, text: string): Answer {
  if (response.type === 'error') return { kind: 'lost' };
  const { status, headers } = response;
  try {
    const body = JSON.parse(text) as unknown;
    return {
      kind: 'answered',
      status,
      body,
      retryAfterSeconds: Number(headers.get('Retry-After')),
    };
  } catch {
    return { kind: 'garbled' };
  }
}
