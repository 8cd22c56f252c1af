import type { User } from './repository.js';

/** What the server knows of a request, and what middleware adds to its context. */
export type ApiEnv = {
  Bindings: { clientAddress?: string; isHttps?: boolean };
  Variables: { user: User };
};
