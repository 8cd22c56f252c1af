import { HTTPException } from 'hono/http-exception';

/** The refusal 429 with Retry-After, in whole seconds. */
export function tooMany(waitMs: number): HTTPException {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const wait = seconds === 1 ? '1 second' : `${seconds} seconds`;
  const msg = `Too many attempts, please try again in ${wait}`;
  const res = Response.json({ msg }, { status: 429, headers: { 'Retry-After': String(seconds) } });
  return new HTTPException(429, { message: msg, res });
}
