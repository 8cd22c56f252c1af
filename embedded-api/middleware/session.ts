import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { HTTPException } from 'hono/http-exception';
import type { AppDeps, ApiEnv } from '../context.js';
import { hashToken, newToken } from '../tokens.js';

const SESSION_COOKIE = 'jobtrail_session';

const HOUR = 3_600_000;
const IDLE_MS = 7 * 24 * HOUR;
const ABSOLUTE_MS = 30 * 24 * HOUR;
/** A session's expiry is moved at most this often, so that reading costs no write. */
const EXTEND_EVERY_MS = HOUR;

/** Answers 401 without a live session; else sets `user` and postpones the idle expiry. */
export function requireUser({ repository, now }: AppDeps) {
  return createMiddleware<ApiEnv>(async (c, next) => {
    const tokenHash = await hashToken(getCookie(c, SESSION_COOKIE));
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
export async function startSession(c: Context<ApiEnv>, deps: AppDeps, userId: number) {
  const createdAt = deps.now();
  const token = newToken();
  const tokenHash = (await hashToken(token)) ?? '';
  const replaced = await hashToken(getCookie(c, SESSION_COOKIE));
  const session = { tokenHash, userId, createdAt, expiresAt: expiry(createdAt, createdAt) };
  await deps.repository.startSession(session, replaced);
  setCookie(c, SESSION_COOKIE, token, { ...attributes(c), maxAge: ABSOLUTE_MS / 1000 });
}

/** Ends the client's session, if it has one, on the server and in its cookie. */
export async function endSession(c: Context<ApiEnv>, { repository }: AppDeps) {
  const tokenHash = await hashToken(getCookie(c, SESSION_COOKIE));
  if (tokenHash !== undefined) await repository.endSession(tokenHash);
  deleteCookie(c, SESSION_COOKIE, attributes(c));
}

function expiry(createdAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + IDLE_MS, createdAt.getTime() + ABSOLUTE_MS));
}

function attributes(c: Context<ApiEnv>) {
  const secure = new URL(c.req.url).protocol === 'https:';
  return { httpOnly: true, sameSite: 'Lax', path: '/', secure } as const;
}
