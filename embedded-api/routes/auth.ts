import { Hono, type Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ApiContext } from '../context.js';
import type { ApiEnv } from '../env.js';
import { clientAddress } from '../middleware/client.js';
import { readJson } from '../middleware/readJson.js';
import { sameOrigin } from '../middleware/sameOrigin.js';
import { endSession, startSession } from '../middleware/session.js';
import { profileOf } from '../repository.js';
import { loginBody, registerBody } from '../validation.js';

/** POST /register, POST /login and GET /logout. */
export function authRoutes(context: ApiContext): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  routes
    .post('/register', sameOrigin, (c) => register(c, context))
    .post('/login', sameOrigin, (c) => login(c, context))
    .get('/logout', sameOrigin, async (c) => {
      await endSession(c, context);
      return c.json({ msg: 'user logged out!' });
    });
  return routes;
}

/** The refusal of an address that belongs to another account. */
export function emailInUse(): HTTPException {
  return new HTTPException(400, { message: 'Email already in use' });
}

async function register(c: Context<ApiEnv>, { repository, hasher, newEmails }: ApiContext) {
  const { password, ...profile } = await readJson(c.req.raw, registerBody);
  const giveBack = newEmails.take(clientAddress(c));
  const known = await orGiveBack(repository.findUserByEmail(profile.email), giveBack);
  if (known !== undefined) throw emailInUse();
  const passwordHash = await orGiveBack(hasher.hash(password), giveBack);
  const user = await repository.createUser({ ...profile, passwordHash });
  if (user === undefined) throw emailInUse();
  return c.json({ user: profileOf(user) }, 201);
}

async function login(c: Context<ApiEnv>, context: ApiContext) {
  const { email, password } = await readJson(c.req.raw, loginBody);
  const attempt = await context.beginLogin(clientAddress(c), email);
  const user = await orGiveBack(context.repository.findUserByEmail(email), attempt.giveBack);
  const checking = context.hasher.verify(password, user?.passwordHash);
  const isRight = await orGiveBack(checking, attempt.giveBack);
  if (user === undefined || !isRight) {
    throw new HTTPException(401, { message: 'Invalid Credentials' });
  }
  attempt.succeeded();
  await startSession(c, context, user.id);
  return c.json({ user: profileOf(user) });
}

/** Does not count an attempt when no password was checked: the queue is full or the database unavailable. */
async function orGiveBack<T>(work: Promise<T>, giveBack: () => void): Promise<T> {
  try {
    return await work;
  } catch (error) {
    giveBack();
    throw error;
  }
}
