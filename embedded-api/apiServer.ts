import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2';
import { getRequestListener, RequestError } from '@hono/node-server';
import { refusal } from './answers.js';
import { createApp } from './app.js';
import type { PasswordHasher } from './context.js';
import { openDatabase, type DatabaseConfig } from './database.js';
import { databasePath } from './databaseAddress.js';
import { clientOf } from './forwarded.js';
import { createPasswordHasher } from './passwordHasher.js';
import { RepositoryUnavailable } from './repository.js';
import { seedDemo } from './seed.js';
import { createSqlRepository } from './sqlRepository.js';
import { hashToken } from './tokenHash.js';
import { dedupeLog } from './dedupeLog.js';

export type ApiServerOptions = {
  database: DatabaseConfig;
  demo: { email: string; password: string };
  /** How many proxies in front of this server are to be believed about its clients; else none. */
  trustedProxies?: number;
  /** Receives one line per kind of failure. */
  log: (line: string) => void;
  hasher?: PasswordHasher;
  now?: () => Date;
};

export type ApiServer = {
  listener: (
    request: IncomingMessage | Http2ServerRequest,
    response: ServerResponse | Http2ServerResponse,
  ) => Promise<void>;
  /** Opens the database ahead of the first request; never rejects. */
  start: () => Promise<void>;
  close: () => Promise<void>;
};

type Opened = Awaited<ReturnType<typeof open>>;

/** A database that failed to open is tried again by the first request after this time. */
const RETRY_MS = 5000;

/**
 * The API as a listener for Node's HTTP servers. While the database cannot be opened every call
 * is answered 503 and the file stays as it is.
 */
export function createApiServer(options: ApiServerOptions): ApiServer {
  const log = dedupeLog((line) => options.log(`embedded API: ${line}`));
  let opening: Promise<Opened | undefined> | undefined;
  let retryAt = 0;

  function opened(): Promise<Opened | undefined> {
    if (opening !== undefined && Date.now() < retryAt) return opening;
    retryAt = Infinity;
    opening = open(options, log).catch((error: unknown) => {
      retryAt = Date.now() + RETRY_MS;
      log(unusable(options.database, error));
      return undefined;
    });
    return opening;
  }

  const listener = getRequestListener(
    async (request, { incoming }) => {
      const api = await opened();
      if (api === undefined) return refusal(503, 'The database is not available');
      return api.app.fetch(request, clientOf(incoming, options.trustedProxies ?? 0));
    },
    { overrideGlobalObjects: false, errorHandler },
  );

  function errorHandler(error: unknown): Response {
    if (error instanceof RequestError) return refusal(400, 'Malformed request');
    log(stack(error));
    return refusal(500, 'Something went wrong, please try again later');
  }

  return {
    listener,
    start: async () => {
      await opened();
    },
    close: async () => {
      (await opening)?.database.close();
    },
  };
}

async function open(options: ApiServerOptions, log: (line: string) => void) {
  const { demo, hasher = createPasswordHasher(), now = () => new Date() } = options;
  const database = await openDatabase(options.database);
  try {
    const repository = createSqlRepository(database);
    await seedDemo({ repository, hasher, now, ...demo });
    const reportError = (error: unknown) => {
      log(
        error instanceof RepositoryUnavailable
          ? `${name(options.database)}: ${reason(error)}`
          : stack(error),
      );
    };
    return {
      database,
      app: createApp({ repository, hasher, hashToken, now, demoEmail: demo.email, reportError }),
    };
  } catch (error) {
    database.close();
    throw error;
  }
}

/** The database as the console may show it: an address may carry a token in its query. */
function name({ url }: DatabaseConfig): string {
  return databasePath(url) ?? url.replace(/[?#].*$/, '');
}

function reason(error: unknown): string {
  const cause = error instanceof RepositoryUnavailable ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
}

function unusable(database: DatabaseConfig, error: unknown): string {
  return `cannot use ${name(database)}: ${reason(error)}. It was left as it is; /api/v1 answers 503 until it can be used.`;
}

function stack(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
