import { env } from '@/shared/config/env';
import { isGatewayFault } from './isGatewayFault';
import { reloadApp } from './reloadApp';
import { readEntry, writeEntry } from './storage';

const LONGEST_RELOAD_MS = 10_000;

/** Code of the app that could not be loaded. */
export class ChunkLoadError extends Error {
  /** False when the server cannot be reached; else a new deployment has probably replaced the code. */
  readonly isServerThere: boolean;
  /** Allows another attempt; call it once the error is shown. */
  allowRetry: () => void = () => undefined;

  constructor(cause: unknown, isServerThere: boolean) {
    super('A part of the app could not be loaded.', { cause });
    this.name = 'ChunkLoadError';
    this.isServerThere = isServerThere;
  }
}

/** Loads a part of the app. Rejects with a ChunkLoadError when its code cannot be loaded. */
export async function loadChunk<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    throw new ChunkLoadError(error, await isServerAnswering());
  }
}

/**
 * Loads a part of the app as `loadChunk` does. When that fails although the server answers, it reloads
 * the page, once for each `name`.
 */
export async function loadChunkOrReload<Code>(
  name: string,
  load: () => Promise<Code>,
): Promise<Code> {
  const key = `reloadedFor:${name}`;
  try {
    const code = await loadChunk(load);
    writeEntry('sessionStorage', key, null);
    return code;
  } catch (error) {
    // Without a server a reload would show the browser's error page.
    if (!(error instanceof ChunkLoadError && error.isServerThere)) throw error;
    const isFirst = readEntry('sessionStorage', key) === null;
    if (!isFirst || !writeEntry('sessionStorage', key, 'yes')) throw error;
    await reloadApp();
    // Whoever is asked about unfinished work may stay.
    await new Promise((resolve) => setTimeout(resolve, LONGEST_RELOAD_MS));
    throw error;
  }
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
