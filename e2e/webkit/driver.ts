import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';

const CAPABILITIES = {
  alwaysMatch: {
    // A test holds parts of a page back and looks at what is there without them.
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': {
      binary: '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
      // A window as narrow as a phone can only be had from a page that opens it.
      args: ['--automation', '--javascript-can-open-windows-automatically=true'],
    },
  },
};

/** Far beyond what a browser takes to open. */
const LONGEST_START_MS = 30_000;

type Method = 'GET' | 'POST' | 'DELETE';
/** Sends one command of WebDriver to the browser and resolves with its value. */
export type Command = (method: Method, path: string, body?: object) => Promise<unknown>;

export class WebDriverError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** WebKitWebDriver with the screen its windows are on, which nobody sees unless asked for. */
export async function startDriver(isHeadless: boolean) {
  // WebKitGTK has no mode without a screen.
  const screen = isHeadless ? await startScreen() : undefined;
  let driver = await launch(screen?.env);

  async function openSession(): Promise<string> {
    const timeout = AbortSignal.timeout(LONGEST_START_MS);
    const body = { capabilities: CAPABILITIES };
    const opened = await send(`${driver.address}/session`, 'POST', body, timeout);
    return `${driver.address}/session/${(opened as { sessionId: string }).sessionId}`;
  }

  return {
    /** Opens a browser without a history; `close` ends it. */
    async open(): Promise<{ command: Command; close: () => Promise<unknown> }> {
      const session = await openSession().catch(async () => {
        // Now and then a driver never answers; another one does.
        await end(driver.process);
        driver = await launch(screen?.env);
        return openSession();
      });
      return {
        command: (method, path, body) => send(session + path, method, body),
        close: () => send(session, 'DELETE'),
      };
    },
    async stop() {
      await end(driver.process);
      if (screen) await end(screen.process);
    },
  };
}

async function startScreen() {
  const args = ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const xvfb = spawn('Xvfb', args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const [number] = (await once(createInterface(xvfb.stdout), 'line')) as [string];
  return { env: { ...process.env, DISPLAY: `:${number}` }, process: xvfb };
}

/** Starts the driver's process and resolves as soon as it answers. */
async function launch(env = process.env) {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
  while (driver.exitCode === null) {
    const status = await send(`${address}/status`, 'GET').catch(() => undefined);
    if (status !== undefined) return { address, process: driver };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`WebKitWebDriver ended with ${driver.exitCode}`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}

async function send(url: string, method: Method, body?: object, signal?: AbortSignal) {
  const response = await fetch(url, {
    method,
    // The driver ends idle connections just when they are used again.
    headers: { connection: 'close' },
    ...(body && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new WebDriverError(error, `${method} ${url}: ${error}: ${message}`);
}
