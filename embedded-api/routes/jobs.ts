import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ApiContext } from '../context.js';
import type { ApiEnv } from '../env.js';
import { readJson } from '../middleware/readJson.js';
import { sameOrigin } from '../middleware/sameOrigin.js';
import { requireUser } from '../middleware/session.js';
import type { Job, MonthCount } from '../repository.js';
import { newId } from '../tokens.js';
import { jobBody, newJobBody, parseJobQuery } from '../validation.js';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const MONTHS_SHOWN = 6;

/** GET and POST /, GET /stats, PATCH and DELETE /:id; each sees only its user's own jobs. */
export function jobRoutes(context: ApiContext): Hono<ApiEnv> {
  const { repository, now } = context;
  const signedIn = requireUser(context);
  const routes = new Hono<ApiEnv>();
  routes
    .get('/', signedIn, async (c) => {
      const query = parseJobQuery(c.req.query());
      const { jobs, total } = await repository.listJobs(c.get('user').id, query);
      const numOfPages = Math.ceil(total / query.pageSize);
      return c.json({ jobs: jobs.map(publicJob), totalJobs: total, numOfPages });
    })
    .post('/', sameOrigin, signedIn, async (c) => {
      const time = now();
      const { createdAt, ...fields } = await readJson(c.req.raw, newJobBody(time));
      const job = { ...fields, id: newId(time), createdAt: createdAt ?? time, updatedAt: time };
      await repository.addJobs(c.get('user').id, [job]);
      return c.json({ job: publicJob(job) }, 201);
    })
    .get('/stats', signedIn, async (c) => {
      const { statuses, months } = await repository.jobStats(c.get('user').id, MONTHS_SHOWN);
      return c.json({ defaultStats: statuses, monthlyApplications: months.map(publicMonth) });
    })
    .patch('/:id', sameOrigin, signedIn, async (c) => {
      const id = c.req.param('id');
      const fields = await readJson(c.req.raw, jobBody);
      const job = await repository.updateJob(c.get('user').id, id, fields, now());
      if (job === undefined) throw noJob(id);
      return c.json({ job: publicJob(job) });
    })
    .delete('/:id', sameOrigin, signedIn, async (c) => {
      const id = c.req.param('id');
      if (!(await repository.deleteJob(c.get('user').id, id))) throw noJob(id);
      return c.json({ msg: 'Success! Job removed' });
    });
  return routes;
}

function noJob(id: string): HTTPException {
  return new HTTPException(404, { message: `No job with id ${id}` });
}

function publicJob({ id, createdAt, updatedAt, ...fields }: Job) {
  const times = { createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
  return { _id: id, ...fields, ...times };
}

function publicMonth({ year, month, count }: MonthCount) {
  return { date: `${MONTHS[month] ?? ''} ${year}`, count };
}
