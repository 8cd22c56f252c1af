import type { BeginLogin } from './middleware/loginAttempts.js';
import type { RateLimiter } from './middleware/rateLimit.js';
import type { SessionCarrier } from './middleware/sessionCarrier.js';
import type { Repository } from './repository.js';

export type PasswordHasher = {
  hash: (password: string) => Promise<string>;
  /** False for an absent hash, after the same time as for a present one. */
  verify: (password: string, stored: string | undefined) => Promise<boolean>;
};

/** What the HTTP layer needs from its surroundings; it knows neither Node nor SQL. */
export type AppDeps = {
  repository: Repository;
  hasher: PasswordHasher;
  /** The only form of a session token that is stored: its SHA-256 in hex. */
  hashToken: (token: string) => string | Promise<string>;
  /** By cookie unless told otherwise. */
  sessionCarrier?: SessionCarrier;
  now: () => Date;
  /** The account that keeps its e-mail, since everybody logs in with it. */
  demoEmail?: string;
  /** Called for every failure that is not the client's; console.error by default. */
  reportError?: (error: unknown) => void;
};

export type ApiContext = AppDeps & {
  sessionCarrier: SessionCarrier;
  beginLogin: BeginLogin;
  /** Registrations and changes of an e-mail: both tell whether somebody has it. */
  newEmails: RateLimiter;
};
