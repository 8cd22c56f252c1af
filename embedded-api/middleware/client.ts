import type { Context } from 'hono';
import type { ApiEnv } from '../context.js';

/** The address that limits are counted for. */
export function clientAddress(c: Context<ApiEnv>): string {
  return bindings(c)?.clientAddress ?? 'unknown';
}

/** Whether the client's own connection is encrypted, so that its cookie may be Secure. */
export function isHttps(c: Context<ApiEnv>): boolean {
  return bindings(c)?.isHttps ?? new URL(c.req.url).protocol === 'https:';
}

/** Absent when the app is called without a server around it. */
function bindings(c: Context<ApiEnv>): ApiEnv['Bindings'] | undefined {
  return c.env;
}
