import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { onTestFinished } from 'vitest';

export type ServerProcess = {
  baseUrl: string;
  /** What the process has printed so far. */
  lines: string[];
  child: ChildProcess;
  /** Ends the process as a power cut would, and waits until it is gone. */
  kill: () => Promise<void>;
};

/** Bundles the server program, which Node 20 cannot run from its source, for this test file. */
export async function bundleServer(): Promise<{ program: string; remove: () => Promise<void> }> {
  // Inside node_modules, so that the bundle finds the packages it leaves out.
  const modules = fileURLToPath(new URL('../../node_modules/', import.meta.url));
  const outDir = await mkdtemp(join(modules, '.jobtrail-tests-'));
  await chmod(outDir, 0o755);
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      ssr: fileURLToPath(new URL('./serverProcess.ts', import.meta.url)),
      outDir,
      rolldownOptions: { output: { entryFileNames: 'server.mjs' } },
    },
  });
  return {
    program: join(outDir, 'server.mjs'),
    remove: () => rm(outDir, { recursive: true, force: true }),
  };
}

/** Starts the bundled server on a database file, as this user; it is killed when the test ends. */
export async function spawnServer(
  program: string,
  file: string,
  uid?: number,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [program, file, ...(uid === undefined ? [] : [`${uid}`])], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit');
  const kill = async () => {
    child.kill('SIGKILL');
    await exited;
  };
  onTestFinished(kill);
  const lines: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => lines.push(line));
  const port = await new Promise<string>((resolve, reject) => {
    void exited.then(() => reject(new Error(`The server ended: ${lines.join('\n')}`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('port ')) resolve(line.slice('port '.length));
      else lines.push(line);
    });
  });
  return { baseUrl: `http://127.0.0.1:${port}/api/v1`, lines, child, kill };
}
