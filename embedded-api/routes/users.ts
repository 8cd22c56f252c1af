import { Hono, type Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ApiContext } from '../context.js';
import type { ApiEnv } from '../env.js';
import { clientAddress } from '../middleware/client.js';
import { readJson } from '../middleware/readJson.js';
import { sameOrigin } from '../middleware/sameOrigin.js';
import { requireUser } from '../middleware/session.js';
import { emailKey } from '../textKeys.js';
import { profileBody } from '../validation.js';
import { profileOf } from '../repository.js';
import { emailInUse } from './auth.js';

/** PATCH /update-user. */
export function userRoutes(context: ApiContext): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  routes.patch('/update-user', sameOrigin, requireUser(context), async (c) => {
    const profile = await readJson(c.req.raw, profileBody);
    const { id, email } = c.get('user');
    if (emailKey(email) !== emailKey(profile.email)) beforeNewEmail(c, context, email);
    const user = await context.repository.updateUser(id, profile);
    if (user === undefined) throw emailInUse();
    return c.json({ user: profileOf(user) });
  });
  return routes;
}

function beforeNewEmail(c: Context<ApiEnv>, { demoEmail, newEmails }: ApiContext, email: string) {
  if (demoEmail !== undefined && emailKey(demoEmail) === emailKey(email)) {
    throw new HTTPException(400, {
      message: 'The demo account keeps its email; everything else can be changed',
    });
  }
  newEmails.take(clientAddress(c));
}
