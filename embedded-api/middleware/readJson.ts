import { HTTPException } from 'hono/http-exception';
import * as v from 'valibot';

const MAX_BODY_BYTES = 64 * 1024;

/**
 * Reads a JSON body of at most 64 kB and checks it. Throws 415 for another content type,
 * 413 when it is longer, 400 when it is no JSON in UTF-8 or a field is refused.
 */
export async function readJson<T>(
  request: Request,
  schema: v.GenericSchema<unknown, T>,
): Promise<T> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('Content-Type') ?? '')) {
    throw new HTTPException(415, { message: 'The request must be application/json' });
  }
  const result = v.safeParse(schema, parse(await readBody(request)), { abortPipeEarly: true });
  if (result.success) return result.output;
  throw new HTTPException(400, { message: result.issues.map((issue) => issue.message).join(', ') });
}

function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new HTTPException(400, { message: 'The request is not valid JSON' });
  }
}

async function readBody(request: Request): Promise<Uint8Array> {
  const body = new Uint8Array(MAX_BODY_BYTES);
  let length = 0;
  // Firefox has no such stream; there a request comes from within the page, and is whole.
  const stream = request.body ?? (await request.blob()).stream();
  const reader = stream.getReader();
  for (;;) {
    // A client that hangs up is no failure of the server.
    const { value } = await reader.read().catch(() => {
      throw new HTTPException(400, { message: 'The request broke off' });
    });
    if (value === undefined) return body.subarray(0, length);
    if (length + value.length > MAX_BODY_BYTES) throw tooLarge();
    body.set(value, length);
    length += value.length;
  }
}

function tooLarge(): HTTPException {
  return new HTTPException(413, { message: 'The request is too large' });
}
