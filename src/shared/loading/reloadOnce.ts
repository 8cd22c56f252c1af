import { env } from '@/shared/config/env';
import { isGatewayFault } from '@/shared/api/isGatewayFault';
import { reloadApp } from './reloadApp';
import { readEntry, writeEntry } from '@/shared/storage/storage';

const STORAGE_KEY = 'reloadedFor';
const LONGEST_WAIT_MS = 5000;

/**
 * Reloads the app because code of this version is lost, once for each version. Does nothing without a server:
 * a reload would show the browser's error page. Resolves with whether it reloads.
 */
export async function reloadOnce(): Promise<boolean> {
  const version = import.meta.url;
  if (readEntry('sessionStorage', STORAGE_KEY) === version || !(await isServerAnswering()))
    return false;
  if (!writeEntry('sessionStorage', STORAGE_KEY, version)) return false;
  await reloadApp();
  return true;
}

/** A server may refuse HEAD, and is there all the same; a portal redirects. */
async function isServerAnswering(): Promise<boolean> {
  try {
    const { status, redirected } = await fetch(env.baseUrl, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(LONGEST_WAIT_MS),
    });
    return !redirected && !isGatewayFault(status);
  } catch {
    return false;
  }
}
