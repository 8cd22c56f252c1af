import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { ApiEnv } from '../env.js';
import { isHttps } from './client.js';

/** How a session's token comes with a request and goes back with its answer. */
export type SessionCarrier = {
  read: (c: Context<ApiEnv>) => string | undefined;
  write: (c: Context<ApiEnv>, token: string, maxAgeSeconds: number) => void;
  clear: (c: Context<ApiEnv>) => void;
};

const NAME = 'jobtrail_session';

/** Carries the token in a cookie that no script sees and no other site sends. */
export const sessionCookie: SessionCarrier = {
  read: (c) => getCookie(c, NAME),
  write: (c, token, maxAge) => {
    setCookie(c, NAME, token, { ...attributes(c), maxAge });
  },
  clear: (c) => {
    deleteCookie(c, NAME, attributes(c));
  },
};

function attributes(c: Context<ApiEnv>) {
  return { httpOnly: true, sameSite: 'Lax', path: '/', secure: isHttps(c) } as const;
}
