import { Hono, type Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ApiContext, ApiEnv } from '../context.js';
import { readJson } from '../middleware/readJson.js';
import { sameOrigin } from '../middleware/sameOrigin.js';
import { endSession, startSession } from '../middleware/session.js';
import type { Profile } from '../repository.js';
import { loginBody, registerBody } from '../validation.js';
import { methodNotAllowed } from './methodNotAllowed.js';

/** POST /register, POST /login and GET /logout. */
export function authRoutes(context: ApiContext): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  routes
    .post('/register', sameOrigin, (c) => register(c, context))
    .all('/register', methodNotAllowed('POST'))
    .post('/login', sameOrigin, (c) => login(c, context))
    .all('/login', methodNotAllowed('POST'))
    .get('/logout', sameOrigin, async (c) => {
      await endSession(c, context);
      return c.json({ msg: 'user logged out!' });
    })
    .all('/logout', methodNotAllowed('GET, HEAD'));
  return routes;
}

/** The part of a user that answers may hold. */
export function publicUser({ name, email, lastName, location }: Profile): Profile {
  return { name, email, lastName, location };
}

/** The refusal of an address that belongs to another account. */
export function emailInUse(): HTTPException {
  return new HTTPException(400, { message: 'Email already in use' });
}

async function register(c: Context<ApiEnv>, { repository, hasher, registrations }: ApiContext) {
  const { password, ...profile } = await readJson(c.req.raw, registerBody);
  registrations.take(clientAddress(c));
  if ((await repository.findUserByEmail(profile.email)) !== undefined) throw emailInUse();
  const passwordHash = await hasher.hash(password);
  const user = await repository.createUser({ ...profile, passwordHash });
  if (user === undefined) throw emailInUse();
  return c.json({ user: publicUser(user) }, 201);
}

async function login(c: Context<ApiEnv>, context: ApiContext) {
  const { email, password } = await readJson(c.req.raw, loginBody);
  const attempt = countAttempt(clientAddress(c), email, context);
  const user = await context.repository.findUserByEmail(email);
  const isRight = await context.hasher.verify(password, user?.passwordHash);
  if (user === undefined || !isRight) {
    throw new HTTPException(401, { message: 'Invalid Credentials' });
  }
  attempt.succeeded();
  await startSession(c, context, user.id);
  return c.json({ user: publicUser(user) });
}

/** Counts a login per address, then per address and e-mail; a success gives its count back. */
function countAttempt(address: string, email: string, context: ApiContext) {
  const { loginsPerAccount, loginsPerAddress } = context;
  const account = `${address} ${email.slice(0, 254).toLowerCase()}`;
  const giveBack = loginsPerAddress.take(address);
  try {
    loginsPerAccount.take(account);
  } catch (refusal) {
    giveBack();
    throw refusal;
  }
  return {
    succeeded: () => {
      loginsPerAccount.clear(account);
      giveBack();
    },
  };
}

function clientAddress(c: Context<ApiEnv>): string {
  // Bindings are absent when the app is called without a server around it.
  const bindings = c.env as ApiEnv['Bindings'] | undefined;
  return bindings?.clientAddress ?? 'unknown';
}
