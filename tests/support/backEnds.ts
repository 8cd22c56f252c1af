/** Servers of this API as others wrote them, each told by how it differs from the contract. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Differences = {
  /** Other names of a job's fields and of the text of a message. */
  id?: 'id';
  status?: 'status';
  message?: 'message';
  /** The login names no user. */
  isLoginSilent?: true;
  /** Answered with plain text, or not known. */
  logout?: 'text' | 'missing';
  /** None, or under another name. */
  pageCount?: 'none' | 'numOfPage';
  pageSize?: number;
  isStatsList?: true;
  /** A changed job is sent under this name, or bare. */
  changed?: 'updatedJob' | 'bare';
  /** So many calls, then a 429 for a second. */
  callLimit?: number;
  isFilterIgnored?: true;
  isPastEndNotFound?: true;
  isStrangerForbidden?: true;
  dates?: 'http' | 'milliseconds';
};

export const FAMILIES = {
  'Express with Mongo': { isLoginSilent: true },
  'Express with PostgreSQL': {
    id: 'id',
    message: 'message',
    isLoginSilent: true,
    logout: 'text',
    pageCount: 'none',
    isPastEndNotFound: true,
    isStrangerForbidden: true,
  },
  TypeScript: {
    status: 'status',
    isLoginSilent: true,
    dates: 'milliseconds',
  },
  Flask: {
    id: 'id',
    message: 'message',
    logout: 'missing',
    pageCount: 'none',
    isFilterIgnored: true,
    dates: 'http',
  },
  'Express with MySQL': {
    id: 'id',
    pageCount: 'numOfPage',
    pageSize: 8,
    isStatsList: true,
    changed: 'updatedJob',
    callLimit: 30,
  },
  Koa: { pageCount: 'none', pageSize: 5, changed: 'bare' },
} satisfies Record<string, Differences>;

type Fields = Record<string, string>;
type Job = Record<'position' | 'company' | 'jobLocation' | 'jobType' | 'status', string> & {
  id: number;
  createdAt: Date;
};
type Call = { query: URLSearchParams; body: Fields; id: number };
type Answer = { status?: number; body: unknown; cookie?: string };

export type BackEnd = (request: Request) => Promise<Response>;

const USER = { name: 'Ada', email: 'ada@example.com', lastName: 'Lovelace', location: 'London' };
/** The cookie of Ada's session. */
export const SESSION = 'token=of-ada';
const STATUSES = ['pending', 'interview', 'declined'];

/** Such a server for one user with 25 jobs, `Engineer 25` the latest, of the three statuses in turn. */
export function createBackEnd(differences: Differences): BackEnd {
  const { id = '_id', status = 'jobStatus', message = 'msg', ...is } = differences;
  const { pageSize = 10, callLimit = Infinity } = is;
  let calls = 0;
  /** Since when it refuses calls, in milliseconds. */
  let refusing = 0;
  let jobs = Array.from({ length: 25 }, (_, index) => newJob(index + 1, {}));

  function newJob(number: number, fields: Fields): Job {
    const { position = `Engineer ${number}`, company = 'Initech', jobLocation = 'Berlin' } = fields;
    return {
      id: number,
      position,
      company,
      jobLocation,
      jobType: fields.jobType ?? 'remote',
      status: fields[status] ?? STATUSES[number % STATUSES.length] ?? '',
      createdAt: new Date(Date.UTC(2026, 10, 20, 12, number)),
    };
  }

  function send({ id: number, status: taken, createdAt, ...job }: Job) {
    const date = {
      http: createdAt.toUTCString(),
      milliseconds: createdAt.getTime(),
      iso: createdAt.toISOString(),
    }[is.dates ?? 'iso'];
    return { ...job, [id]: number, [status]: taken, createdAt: date };
  }

  const say = (text: string, code = 200): Answer => ({ status: code, body: { [message]: text } });

  function list({ query }: Call): Answer {
    const wanted = is.isFilterIgnored ? 'all' : (query.get(status) ?? 'all');
    const search = (query.get('search') ?? '').toLowerCase();
    const found = jobs
      .filter((job) => wanted === 'all' || job.status === wanted)
      .filter(({ position, company }) => `${position} ${company}`.toLowerCase().includes(search))
      .toSorted((one, other) => (query.get('sort') === 'oldest' ? 1 : -1) * (one.id - other.id));
    const start = (Number(query.get('page') ?? 1) - 1) * pageSize;
    const page = found.slice(start, start + pageSize).map(send);
    if (is.isPastEndNotFound && start > 0 && page.length === 0) return say('No such page', 404);
    const numOfPages = Math.ceil(found.length / pageSize);
    return {
      body: {
        jobs: page,
        totalJobs: found.length,
        ...(is.pageCount !== 'none' && { [is.pageCount ?? 'numOfPages']: numOfPages }),
      },
    };
  }

  function count(): Answer {
    const counts = STATUSES.map((name) => [name, jobs.filter((job) => job.status === name).length]);
    const monthlyApplications = [{ date: 'Nov 2026', count: jobs.length }];
    const defaultStats = Object.fromEntries(counts) as Record<string, number>;
    const sent = is.isStatsList ? [defaultStats] : defaultStats;
    return { body: { defaultStats: sent, monthlyApplications } };
  }

  const logIn = (): Answer => ({
    ...(is.isLoginSilent ? say('user logged in') : { body: { user: USER } }),
    cookie: `${SESSION}; HttpOnly; Path=/`,
  });

  function logOut(): Answer {
    if (is.logout === 'missing') return say('Route does not exist', 404);
    const cookie = 'token=; Max-Age=0; Path=/';
    return is.logout === 'text' ? { body: 'bye', cookie } : { ...say('user logged out!'), cookie };
  }

  function change(number: number, body: Fields | null): Answer {
    const before = jobs.find((job) => job.id === number);
    if (before === undefined) return say(`No job with id ${number}`, 404);
    if (body === null) {
      jobs = jobs.filter((job) => job !== before);
      return say('Success! Job removed');
    }
    const { position = '', company = '', jobLocation = '', jobType = '' } = body;
    const taken = body[status] ?? before.status;
    const after = { ...before, position, company, jobLocation, jobType, status: taken };
    jobs = jobs.map((job) => (job === before ? after : job));
    const changed = send(after);
    return { body: is.changed === 'bare' ? changed : { [is.changed ?? 'job']: changed } };
  }

  function add({ body }: Call): Answer {
    const job = newJob(Math.max(0, ...jobs.map((other) => other.id)) + 1, body);
    jobs.push(job);
    return { status: 201, body: { job: send(job) } };
  }

  const open: Record<string, (call: Call) => Answer> = {
    'POST /auth/login': logIn,
    'GET /auth/logout': logOut,
  };
  const closed: Record<string, (call: Call) => Answer> = {
    'GET /users/current-user': () => ({ body: { user: USER } }),
    'GET /jobs': list,
    'POST /jobs': add,
    'GET /jobs/stats': count,
    'PATCH /jobs/:id': (call) => change(call.id, call.body),
    'DELETE /jobs/:id': (call) => change(call.id, null),
  };

  return async (request) => {
    const { pathname, searchParams: query } = new URL(request.url);
    const [path = '', number] = pathname.replace('/api/v1', '').split(/(?<=^\/jobs)\/(?=\d+$)/);
    const route = `${request.method} ${path}${number === undefined ? '' : '/:id'}`;
    const text = await request.text();
    const body = (text === '' ? {} : JSON.parse(text)) as Fields;
    const isKnown = request.headers.get('cookie')?.includes(SESSION);
    calls += 1;
    if (calls > callLimit) {
      refusing ||= Date.now();
      if (Date.now() < refusing + 1000) return tooMany();
      [calls, refusing] = [1, 0];
    }
    const answer = isKnown ? (open[route] ?? closed[route]) : open[route];
    if (answer) return toResponse(answer({ query, body, id: Number(number) }));
    if (closed[route]) return toResponse(say('Who are you?', is.isStrangerForbidden ? 403 : 401));
    return toResponse(say('Route does not exist', 404));
  };
}

function tooMany(): Response {
  const headers = { 'Retry-After': '1' };
  return Response.json({ msg: 'Too many requests' }, { status: 429, headers });
}

function toResponse({ status = 200, body, cookie }: Answer): Response {
  const headers = cookie === undefined ? {} : { 'Set-Cookie': cookie };
  if (typeof body === 'string') return new Response(body, { status, headers });
  return Response.json(body, { status, headers });
}

/** Serves it over HTTP on a free port of this machine. */
export async function serve(backEnd: BackEnd): Promise<{ origin: string; close: () => void }> {
  const server = createServer((request, response) => void answer(backEnd, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function answer(backEnd: BackEnd, request: IncomingMessage, response: ServerResponse) {
  const { method = 'GET', url = '', headers } = request;
  const body = ((await request.toArray()) as Buffer[]).join('');
  const sent = new Request(`http://localhost${url}`, {
    method,
    headers: { cookie: headers.cookie ?? '' },
    ...(body !== '' && { body }),
  });
  const {
    status,
    headers: answered,
    ...rest
  } = await backEnd(sent).then(async (given) => ({
    status: given.status,
    headers: given.headers,
    text: await given.text(),
  }));
  response.writeHead(status, Object.fromEntries(answered)).end(rest.text);
}
