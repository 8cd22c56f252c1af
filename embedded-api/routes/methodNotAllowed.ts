import type { Handler } from 'hono';
import type { ApiEnv } from '../context.js';

/** Answers 405 with the methods a path does take, comma-separated. */
export function methodNotAllowed(allow: string): Handler<ApiEnv> {
  return (c) => c.json({ msg: `${c.req.method} is not allowed here` }, 405, { Allow: allow });
}
