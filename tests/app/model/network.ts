import { http, HttpResponse } from 'msw';
import { server } from '../../support/server';
import type { Answer, Server } from './server';

/** What can happen to a call; `lost` breaks the connection before or after the server heard of it. */
export const FATES = [
  'answered',
  'answered',
  'answered',
  'refused with 500',
  'refused with 422',
  'lost before the server',
  'lost after the server',
] as const;
export type Fate = (typeof FATES)[number];

export type Call = {
  method: string;
  /** Below the base path, with its query. */
  path: string;
  body: Record<string, string> | null;
  cookie: string;
  sentAt: number;
  /** What the server says, once it has heard of the call. */
  reached: Answer | null;
  /** What comes back to the app: status 0 for a broken connection. */
  answer: Answer | null;
  release: (response: Response) => void;
};

const BASE = '/api/v1';
export const LOST: Answer = { status: 0, body: null, cookie: null };
const REFUSALS: Partial<Record<Fate, Answer>> = {
  'refused with 500': { status: 500, body: { msg: 'The server has a bad day' }, cookie: null },
  'refused with 422': { status: 422, body: { msg: 'That will not do' }, cookie: null },
  'lost before the server': LOST,
};

/** Holds every call of the app until somebody decides its fate; keeps the cookie of the browser. */
export class Network {
  /** Every call ever made, oldest first. */
  readonly calls: Call[] = [];
  readonly #ask: Server['ask'];
  #cookie = '';
  #taken = 0;

  constructor(ask: Server['ask']) {
    this.#ask = ask;
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
    return this.calls.filter(({ answer }) => answer === null);
  }

  /** Lets the server do what the call asks for; its answer is still on the way. */
  async reach(call: Call): Promise<void> {
    call.reached ??= await this.#ask(call.method, call.path, call.body, call.cookie);
  }

  /** Decides the call's fate; what has reached the server can no longer be refused. */
  async decide(call: Call, fate: Fate): Promise<void> {
    const refusal = call.reached === null ? REFUSALS[fate] : undefined;
    if (refusal === undefined) await this.reach(call);
    const answer = fate.startsWith('lost') ? LOST : (refusal ?? call.reached ?? LOST);
    const { status, body, cookie } = answer;
    const isLost = status === 0;
    this.#cookie = cookie ?? this.#cookie;
    call.answer = answer;
    call.release(isLost ? HttpResponse.error() : HttpResponse.json(body as object, { status }));
  }

  /** Asks with the cookie of the browser, which notices a login only. */
  async askElsewhere(method: string, path: string, body: object | null = null): Promise<void> {
    const { cookie } = await this.#ask(method, path, body, this.#cookie);
    if (cookie !== '') this.#cookie = cookie ?? this.#cookie;
  }

  async #hold(request: Request): Promise<Response> {
    const { url, method } = request;
    const body = JSON.parse((await request.text()) || 'null') as Call['body'];
    const path = url.slice(url.indexOf(BASE) + BASE.length);
    const call = { method, path, body, cookie: this.#cookie, sentAt: Date.now() };
    return new Promise((release) => {
      this.calls.push({ ...call, reached: null, answer: null, release });
    });
  }
}
