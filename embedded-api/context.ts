import type { RateLimiter } from './middleware/rateLimit.js';
import type { Repository, User } from './repository.js';

export type PasswordHasher = {
  hash: (password: string) => Promise<string>;
  /** False for an absent hash, after the same time as for a present one. */
  verify: (password: string, stored: string | undefined) => Promise<boolean>;
};

/** What the HTTP layer needs from its surroundings; it knows neither Node nor SQL. */
export type AppDeps = {
  repository: Repository;
  hasher: PasswordHasher;
  now: () => Date;
  /** Told of every failure that is not the client's; console.error by default. */
  reportError?: (error: unknown) => void;
};

export type ApiContext = AppDeps & {
  loginsPerAccount: RateLimiter;
  loginsPerAddress: RateLimiter;
  registrations: RateLimiter;
};

export type ApiEnv = {
  Bindings: { clientAddress?: string };
  Variables: { user: User };
};
