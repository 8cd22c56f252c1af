import { createMiddleware } from 'hono/factory';
import { HTTPException } from 'hono/http-exception';
import type { ApiEnv } from '../env.js';

/**
 * Refuses with 403 what a browser sends on behalf of another site (OWASP CSRF, Fetch Metadata).
 * Sec-Fetch-Site decides; without it Origin must name this host. Clients that send neither pass.
 */
export const sameOrigin = createMiddleware<ApiEnv>(async (c, next) => {
  const site = c.req.header('Sec-Fetch-Site');
  const origin = c.req.header('Origin');
  const isOwn =
    site === undefined
      ? origin === undefined || hostOf(origin) === new URL(c.req.url).host
      : site === 'same-origin' || site === 'none';
  if (!isOwn) throw new HTTPException(403, { message: 'Requests from other sites are refused' });
  await next();
});

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
