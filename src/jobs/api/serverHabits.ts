import { env } from '@/shared/config/env';
import { readJson, writeEntry } from '@/shared/storage/storage';

/** What an earlier answer has told of the server, as far as it is known. */
type ServerHabits = {
  /** Whether it keeps the day that is sent with a new application. */
  keepsDays?: boolean;
  /** Whether it takes the length of a page. */
  takesLimit?: boolean;
};

const NAMES = ['keepsDays', 'takesLimit'] as const;
const STORAGE_KEY = `serverHabits:${env.apiBaseUrl}`;

/** What is remembered of the server; nothing where there is no storage, and nothing that cannot be read. */
export function readServerHabits(): ServerHabits {
  const kept = readJson('localStorage', STORAGE_KEY);
  if (typeof kept !== 'object' || kept === null) return {};
  const entries = Object.entries(kept).filter(
    ([name, value]) => NAMES.some((known) => known === name) && typeof value === 'boolean',
  );
  return Object.fromEntries(entries);
}

/** Remembers these beside the others, if there is storage. */
export function rememberServerHabits(habits: ServerHabits): void {
  writeEntry('localStorage', STORAGE_KEY, JSON.stringify({ ...readServerHabits(), ...habits }));
}
