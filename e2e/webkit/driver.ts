import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';

const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

const CAPABILITIES = {
  alwaysMatch: {
    // A test holds parts of a page back and looks at what is there without them.
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': {
      binary: MINI_BROWSER,
      // A window as narrow as a phone can only be had from a page that opens it.
      args: ['--automation', '--javascript-can-open-windows-automatically=true'],
    },
  },
};

/** Sends one command of WebDriver to the browser and resolves with its value. */
export type Command = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
) => Promise<unknown>;

type Session = { sessionId: string; capabilities: { browserVersion: string } };
type DriverProcess = { address: string; process: ChildProcess };
type Screen = { display: string; process: ChildProcess };

/** Far beyond what a browser takes to open. */
const LONGEST_START_MS = 30_000;

/** WebKitWebDriver with the screen its windows are on, which nobody sees unless asked for. */
export class Driver {
  private constructor(
    private driver: DriverProcess,
    private readonly screen: Screen | undefined,
  ) {}

  static async start(isHeadless: boolean): Promise<Driver> {
    const screen = isHeadless ? await startScreen() : undefined;
    return new Driver(await startDriver(screen), screen);
  }

  /** Opens a browser without a history; `close` ends it. */
  async open(): Promise<{ command: Command; close: () => Promise<void>; version: string }> {
    const opened = await this.openSession().catch(async () => {
      // Now and then a driver never answers; another one does.
      await end(this.driver.process);
      this.driver = await startDriver(this.screen);
      return this.openSession();
    });
    const { sessionId, capabilities } = opened;
    const session = `/session/${sessionId}`;
    return {
      command: (method, path, body) => this.send(method, session + path, body),
      close: async () => {
        await this.send('DELETE', session);
      },
      version: capabilities.browserVersion,
    };
  }

  async stop(): Promise<void> {
    await end(this.driver.process);
    if (this.screen) await end(this.screen.process);
  }

  private async openSession(): Promise<Session> {
    const wishes = { capabilities: CAPABILITIES };
    const signal = AbortSignal.timeout(LONGEST_START_MS);
    return (await this.send('POST', '/session', wishes, signal)) as Session;
  }

  private async send(
    method: string,
    path: string,
    body?: object,
    signal?: AbortSignal,
  ): Promise<unknown> {
    const { status, text } = await exchange(this.driver.address + path, { method, body, signal });
    const { value } = JSON.parse(text) as { value: unknown };
    if (status === 200) return value;
    const { error, message } = value as { error: string; message: string };
    throw new WebDriverError(error, `${method} ${path}: ${error}: ${message}`);
  }
}

export class WebDriverError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

async function startDriver(screen: Screen | undefined): Promise<DriverProcess> {
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, ...(screen && { DISPLAY: screen.display }) },
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}`;
  await answering(`${address}/status`, driver);
  return { address, process: driver };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}

/** WebKitGTK has no mode without a screen. */
async function startScreen(): Promise<Screen> {
  const args = ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const process = spawn('Xvfb', args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const [number] = (await once(createInterface(process.stdout), 'line')) as [string];
  return { display: `:${number}`, process };
}

/** One request on a connection of its own: the driver ends idle ones just when they are used again. */
async function exchange(
  address: string,
  {
    method,
    body,
    signal,
  }: { method: string; body?: object | undefined; signal?: AbortSignal | undefined },
): Promise<{ status: number | undefined; text: string }> {
  const sent = request(address, { method, agent: false, ...(signal && { signal }) });
  sent.end(body && JSON.stringify(body));
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, text: Buffer.concat(await answer.toArray()).toString() };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Resolves as soon as the address answers, unless its process ends before. */
async function answering(address: string, process: ChildProcess): Promise<void> {
  while (process.exitCode === null) {
    const answer = await exchange(address, { method: 'GET' }).catch(() => undefined);
    if (answer?.status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${process.spawnfile} ended with ${process.exitCode}`);
}
