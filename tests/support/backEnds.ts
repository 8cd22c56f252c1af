/**
 * Servers of this API as others wrote them, each told by how it differs from the contract. None reads
 * `limit` or `createdAt`; what else servers may do with these two is in serverHabits.ts.
 */
type Differences = {
  /** Other names of a job's fields and of the text of a message. */
  id?: 'id';
  status?: 'status';
  message?: 'message';
  /** The login names no user. */
  isLoginSilent?: true;
  hasNoLogout?: true;
  countsNoPages?: true;
  pageSize?: number;
  isFilterIgnored?: true;
  hasHttpDates?: true;
};

export const FAMILIES = {
  TypeScript: { status: 'status', isLoginSilent: true },
  Flask: {
    id: 'id',
    message: 'message',
    hasNoLogout: true,
    countsNoPages: true,
    isFilterIgnored: true,
    hasHttpDates: true,
  },
  Koa: { countsNoPages: true, pageSize: 5 },
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
  const { pageSize = 10 } = is;
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
    const date = is.hasHttpDates ? createdAt.toUTCString() : createdAt.toISOString();
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
    const numOfPages = Math.ceil(found.length / pageSize);
    return {
      body: {
        jobs: page,
        totalJobs: found.length,
        ...(!is.countsNoPages && { numOfPages }),
      },
    };
  }

  function count(): Answer {
    const counts = STATUSES.map((name) => [name, jobs.filter((job) => job.status === name).length]);
    const monthlyApplications = [{ date: 'Nov 2026', count: jobs.length }];
    const defaultStats = Object.fromEntries(counts) as Record<string, number>;
    return { body: { defaultStats, monthlyApplications } };
  }

  const logIn = (): Answer => ({
    ...(is.isLoginSilent ? say('user logged in') : { body: { user: USER } }),
    cookie: `${SESSION}; HttpOnly; Path=/`,
  });

  function logOut(): Answer {
    if (is.hasNoLogout) return say('Route does not exist', 404);
    return { ...say('user logged out!'), cookie: 'token=; Max-Age=0; Path=/' };
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
    return { body: { job: send(after) } };
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
    const answer = isKnown ? (open[route] ?? closed[route]) : open[route];
    if (answer) return toResponse(answer({ query, body, id: Number(number) }));
    if (closed[route]) return toResponse(say('Who are you?', 401));
    return toResponse(say('Route does not exist', 404));
  };
}

function toResponse({ status = 200, body, cookie }: Answer): Response {
  const headers = cookie === undefined ? {} : { 'Set-Cookie': cookie };
  return Response.json(body, { status, headers });
}
