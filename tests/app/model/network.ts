import { http, HttpResponse } from 'msw';
import { forward } from '../../support/handlers';
import { server } from '../../support/server';

/** What can happen to a call: the status of a refusal, or where the connection breaks. */
export const FATES = ['answered', 'answered', 'answered', 500, 422, 'unsent', 'lost'] as const;
export type Fate = (typeof FATES)[number];

/** Status 0 for a broken connection. */
type Answer = { status: number; body: unknown };
export type Call = {
  method: string;
  /** Below the base path, with its query. */
  path: string;
  body: Record<string, string> | null;
  sentAt: number;
  /** Lets the server do what the call asks for. */
  send: () => Promise<Answer>;
  /** What the server says, once it has heard of the call. */
  reached: Answer | null;
  /** What comes back to the app. */
  answer: Answer | null;
  release: (response: Response) => void;
};
export type Network = ReturnType<typeof holdCalls>;

const BASE = '/api/v1';
export const LOST: Answer = { status: 0, body: null };

/** Holds every call of the app until somebody decides its fate. */
export function holdCalls() {
  const calls: Call[] = [];
  let taken = 0;
  const hold = async (request: Request) => {
    const { url, method } = request;
    const path = url.slice(url.indexOf(BASE) + BASE.length);
    const body = JSON.parse((await request.clone().text()) || 'null') as Call['body'];
    const send = async () => {
      const response = await forward(request);
      return { status: response.status, body: (await response.json()) as unknown };
    };
    return new Promise<Response>((release) => {
      const fate = { send, release, reached: null, answer: null };
      calls.push({ method, path, body, sentAt: Date.now(), ...fate });
    });
  };
  server.use(http.all(`*${BASE}/*`, ({ request }) => hold(request)));
  return {
    /** Every call ever made, oldest first. */
    calls,
    /** The calls made since this was last asked. */
    takeNew: () => calls.slice(taken, (taken = calls.length)),
    /** The calls whose fate is open, oldest first. */
    underWay: () => calls.filter(({ answer }) => answer === null),
  };
}

/** Decides the call's fate; what has reached the server can no longer be refused. */
export function release(call: Call, fate: Fate): void {
  const refused = typeof fate === 'number' && {
    status: fate,
    body: { msg: `Refused with ${fate}` },
  };
  const answered = call.reached ?? (refused || LOST);
  call.answer = fate === 'unsent' || fate === 'lost' ? LOST : answered;
  const { status, body } = call.answer;
  call.release(status === 0 ? HttpResponse.error() : HttpResponse.json(body as object, { status }));
}

/** Ends the session on the server, as another tab would. */
export async function endSessionElsewhere(): Promise<void> {
  await forward(new Request(`${location.origin}${BASE}/auth/logout`));
}
