import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { build } from 'vite';
import { launchChromium, signInDemo, type Session } from './browser';
import { serve, type Server } from './server';

/** What a tool has to work with. */
export type App = {
  server: Server;
  browser: Browser;
  /** The demo account, signed in. */
  session: Session;
  dist: string;
  /** A directory that goes when the work is done. */
  directory: string;
};

/** Does this work with a new build of the app, or one that is there already, and with new data. */
export async function withApp(built: string | undefined, work: (app: App) => Promise<void>) {
  const directory = mkdtempSync(join(tmpdir(), 'jobtrail-'));
  const browser = await launchChromium();
  let server: Server | undefined;
  try {
    const dist = built ?? join(directory, 'dist');
    if (built === undefined)
      await build({ logLevel: 'warn', build: { outDir: dist, emptyOutDir: true } });
    server = await serve(dist, directory);
    const session = await signInDemo(browser, server.origin);
    await work({ server, browser, session, dist, directory });
  } finally {
    await browser.close();
    await server?.close();
    rmSync(directory, { recursive: true });
  }
}
