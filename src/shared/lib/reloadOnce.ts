import { env } from '@/shared/config/env';
import { isGatewayFault } from './isGatewayFault';
import { reloadApp } from './reloadApp';
import { readEntry, writeEntry } from './storage';

const STORAGE_KEY = 'reloadedFor';

/**
 * Reloads the app because code of this version is lost, once for each version. Does nothing without a server:
 * a reload would show the browser's error page.
 */
export async function reloadOnce(): Promise<void> {
  const version = import.meta.url;
  if (readEntry('sessionStorage', STORAGE_KEY) === version || !(await isServerAnswering())) return;
  if (writeEntry('sessionStorage', STORAGE_KEY, version)) await reloadApp();
}

/** A server may refuse HEAD, and is there all the same; a portal redirects. */
async function isServerAnswering(): Promise<boolean> {
  try {
    const { status, redirected } = await fetch(env.baseUrl, { method: 'HEAD', cache: 'no-store' });
    return !redirected && !isGatewayFault(status);
  } catch {
    return false;
  }
}
