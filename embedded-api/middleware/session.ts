import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { HTTPException } from 'hono/http-exception';
import type { ApiContext } from '../context.js';
import type { ApiEnv } from '../env.js';
import { newToken } from '../tokens.js';

const HOUR = 3_600_000;
const IDLE_MS = 7 * 24 * HOUR;
const ABSOLUTE_MS = 30 * 24 * HOUR;
/** Many, since visitors share the demo account. */
const SESSIONS_PER_USER = 100;
/** A session's expiry is moved at most this often, so that reading costs no write. */
const EXTEND_EVERY_MS = HOUR;

/** Answers 401 without a live session; else sets `user` and postpones the idle expiry. */
export function requireUser(deps: ApiContext) {
  const { repository, now } = deps;
  return createMiddleware<ApiEnv>(async (c, next) => {
    const tokenHash = await receivedHash(c, deps);
    const session = tokenHash && (await repository.findSession(tokenHash, now()));
    if (!session) throw new HTTPException(401, { message: 'Authentication Invalid' });
    const expiresAt = expiry(session.createdAt, now());
    if (expiresAt.getTime() - session.expiresAt.getTime() >= EXTEND_EVERY_MS) {
      await repository.extendSession(tokenHash, expiresAt);
    }
    c.set('user', session.user);
    await next();
  });
}

/** Gives the client a new session and ends the one it came with. */
export async function startSession(c: Context<ApiEnv>, deps: ApiContext, userId: number) {
  const createdAt = deps.now();
  const token = newToken();
  const tokenHash = await deps.hashToken(token);
  const session = { tokenHash, userId, createdAt, expiresAt: expiry(createdAt, createdAt) };
  const replacedTokenHash = await receivedHash(c, deps);
  const options = { replacedTokenHash, atMost: SESSIONS_PER_USER };
  await deps.repository.startSession(session, options);
  deps.sessionCarrier.write(c, token, ABSOLUTE_MS / 1000);
}

/** Ends the client's session, if it has one, on the server and with itself. */
export async function endSession(c: Context<ApiEnv>, deps: ApiContext) {
  const tokenHash = await receivedHash(c, deps);
  if (tokenHash !== undefined) await deps.repository.endSession(tokenHash);
  deps.sessionCarrier.clear(c);
}

async function receivedHash(c: Context<ApiEnv>, deps: ApiContext): Promise<string | undefined> {
  const token = deps.sessionCarrier.read(c);
  return token === undefined ? undefined : deps.hashToken(token);
}

function expiry(createdAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + IDLE_MS, createdAt.getTime() + ABSOLUTE_MS));
}
