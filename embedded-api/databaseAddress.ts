import { resolve, sep } from 'node:path';
import { SettingError } from './settingError.js';

const DEFAULT_FILE = '.data/jobtrail.db';
const HOSTED = /^(libsql|https?|wss?):\/\/./;
/** The beginning of any address; a single letter is a drive of Windows. */
const SCHEME = /^[a-z][a-z\d+.-]+:/i;

/**
 * The libSQL address of DATABASE_URL. A file path is relative to `root`; without a value it is
 * .data/jobtrail.db there. Hosted addresses and :memory: stay as they are. Throws SettingError.
 */
export function databaseUrl(value: string | undefined, root: string): string {
  const file = value ?? DEFAULT_FILE;
  if (file === ':memory:' || HOSTED.test(file)) return file;
  const path = file.startsWith('file:') ? filePath(file) : file;
  if (path === '' || SCHEME.test(path)) throw notAccepted();
  return `file:${encodePath(resolve(root, path))}`;
}

/** The path of a local database file; undefined for a hosted or an in-memory one. */
export function databasePath(url: string): string | undefined {
  return url.startsWith('file:') ? decodeURIComponent(url.slice('file:'.length)) : undefined;
}

function filePath(url: string): string {
  const path = url.slice('file:'.length).replace(/^\/\/(?=\/)/, '');
  if (path.startsWith('//')) throw notAccepted();
  try {
    return decodeURIComponent(path);
  } catch {
    throw notAccepted();
  }
}

/** Without the value, which may hold a password. */
function notAccepted(): SettingError {
  return new SettingError(
    'DATABASE_URL must be a file (file:.data/jobtrail.db, where % is written %25), :memory: or the ' +
      'address of a libSQL engine (libsql://, https://, http://, wss:// or ws://)',
  );
}

function encodePath(path: string): string {
  return path.split(sep).map(encodeSegment).join('/');
}

function encodeSegment(segment: string): string {
  return /^[A-Za-z]:$/.test(segment) ? segment : encodeURIComponent(segment);
}
