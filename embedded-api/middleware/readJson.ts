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
  const result = v.safeParse(schema, parse(await readBody(request.body)), { abortPipeEarly: true });
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

async function readBody(stream: Request['body']): Promise<Uint8Array> {
  const body = new Uint8Array(MAX_BODY_BYTES);
  let length = 0;
  const reader = stream?.getReader();
  for (;;) {
    // A client that hangs up is no failure of the server.
    const chunk = await reader?.read().catch(() => {
      throw new HTTPException(400, { message: 'The request broke off' });
    });
    if (chunk?.value === undefined) return body.subarray(0, length);
    if (length + chunk.value.length > MAX_BODY_BYTES) throw tooLarge();
    body.set(chunk.value, length);
    length += chunk.value.length;
  }
}

function tooLarge(): HTTPException {
  return new HTTPException(413, { message: 'The request is too large' });
}
