import { Hono } from 'hono';
import type { ApiContext, ApiEnv } from '../context.js';
import { readJson } from '../middleware/readJson.js';
import { sameOrigin } from '../middleware/sameOrigin.js';
import { requireUser } from '../middleware/session.js';
import { profileBody } from '../validation.js';
import { emailInUse, publicUser } from './auth.js';
import { methodNotAllowed } from './methodNotAllowed.js';

/** PATCH /update-user. */
export function userRoutes(context: ApiContext): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  routes
    .patch('/update-user', sameOrigin, requireUser(context), async (c) => {
      const profile = await readJson(c.req.raw, profileBody);
      const user = await context.repository.updateUser(c.get('user').id, profile);
      if (user === undefined) throw emailInUse();
      return c.json({ user: publicUser(user) });
    })
    .all('/update-user', methodNotAllowed('PATCH'));
  return routes;
}
