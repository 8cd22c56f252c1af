import { Hono, type Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { HTTPException } from 'hono/http-exception';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { ANSWER_HEADERS } from './answers.js';
import type { ApiContext, AppDeps } from './context.js';
import type { ApiEnv } from './env.js';
import { queueHashes } from './middleware/hashQueue.js';
import { createLoginAttempts } from './middleware/loginAttempts.js';
import { createRateLimiter } from './middleware/rateLimit.js';
import { sessionCookie } from './middleware/sessionCarrier.js';
import { RepositoryUnavailable } from './repository.js';
import { authRoutes } from './routes/auth.js';
import { jobRoutes } from './routes/jobs.js';
import { userRoutes } from './routes/users.js';

const FIVE_MINUTES = 300_000;

const answerHeaders = createMiddleware<ApiEnv>(async (c, next) => {
  await next();
  for (const [name, value] of Object.entries(ANSWER_HEADERS)) c.res.headers.set(name, value);
});

/**
 * The API of Jobtrail under /api/v1. It needs Web Crypto and the Fetch API, not Node.
 * The app's `fetch` takes the client's address as `{ clientAddress }` and never rejects.
 */
export function createApp(deps: AppDeps): Hono<ApiEnv> {
  const { now, reportError = console.error } = deps;
  const context: ApiContext = {
    sessionCarrier: sessionCookie,
    ...deps,
    hasher: queueHashes(deps.hasher),
    beginLogin: createLoginAttempts(now),
    newEmails: createRateLimiter({ attempts: 60, windowMs: FIVE_MINUTES, now }),
  };
  const app = new Hono<ApiEnv>();
  app.use(answerHeaders);
  app.use(methodNotAllowed({ app, onMethodNotAllowed: refuseMethod }));
  app.notFound((c) => c.json({ msg: 'Route does not exist' }, 404));
  app.onError((error, c) => answerError(error, c, reportError));
  app.route('/api/v1/auth', authRoutes(context));
  app.route('/api/v1/users', userRoutes(context));
  app.route('/api/v1/jobs', jobRoutes(context));
  return app;
}

function refuseMethod(c: Context<ApiEnv>, methods: string[]): Response {
  return c.json({ msg: `${c.req.method} is not allowed here` }, 405, { Allow: methods.join(', ') });
}

function answerError(error: Error, c: Context<ApiEnv>, report: (error: unknown) => void) {
  if (error instanceof HTTPException) {
    if (error.res !== undefined) return error.getResponse();
    return c.json({ msg: error.message }, error.status);
  }
  report(error);
  return error instanceof RepositoryUnavailable
    ? c.json({ msg: 'The database is not available' }, 503)
    : c.json({ msg: 'Something went wrong, please try again later' }, 500);
}
