/**
 * How a server differs from the embedded API in what it may take as a courtesy, and in how often it may be
 * asked. What is not named is as in the embedded API, which takes `limit` and keeps `createdAt`.
 *
 * In jsdom: `behaveLike({ limit: 'ignored' })` of server.ts, before the app is rendered.
 * In a browser: `const calls = await behaveLike(page, { createdAt: 422 })` of e2e/support/serverHabits.ts.
 * A server with pages of its own size and field names besides is a `createBackEnd` of backEnds.ts.
 */
export type Habits = {
  /** The query of `GET /jobs`: not read, or refused with this status. */
  limit?: 'ignored' | 400 | 404 | 422;
  /** The body of `POST /jobs`: not read, or refused with this status; nothing is recorded then. */
  createdAt?: 'ignored' | 400 | 422;
  /** More calls within fifteen minutes of the first get a 429 with Retry-After: 60 for instance. */
  callsAtMost?: number;
};

export type Call = { method: string; url: string; body: string | null };
type Refusal = { status: number; msg: string; headers: Record<string, string> };

const WINDOW = 15 * 60_000;

/** Such a server in front of the API: what it hands on of each call, or how it refuses the call. */
export function createHabits(
  { limit, createdAt, callsAtMost = Infinity }: Habits,
  now: () => number = Date.now,
): (call: Call) => { handedOn: Call } | { refusal: Refusal } {
  let [start, calls] = [now(), 0];

  return (call) => {
    if (now() >= start + WINDOW) [start, calls] = [now(), 0];
    calls += 1;
    if (calls > callsAtMost) {
      const seconds = String(Math.ceil((start + WINDOW - now()) / 1000));
      return refuse(429, 'Too many requests, please try again later.', { 'Retry-After': seconds });
    }
    const url = new URL(call.url);
    const isOfJobs = url.pathname.endsWith('/api/v1/jobs');
    if (isOfJobs && call.method === 'GET' && url.searchParams.has('limit')) {
      if (typeof limit === 'number') return refuse(limit, '"limit" is not allowed');
      if (limit === 'ignored') url.searchParams.delete('limit');
    }
    let { body } = call;
    if (isOfJobs && call.method === 'POST' && body?.includes('"createdAt"')) {
      if (typeof createdAt === 'number') return refuse(createdAt, '"createdAt" is not allowed');
      if (createdAt === 'ignored') body = without(body, 'createdAt');
    }
    return { handedOn: { ...call, url: url.href, body } };
  };
}

function refuse(status: number, msg: string, headers = {}) {
  return { refusal: { status, msg, headers } };
}

function without(body: string, field: string): string {
  return JSON.stringify(JSON.parse(body), (key, value: unknown) =>
    key === field ? undefined : value,
  );
}
