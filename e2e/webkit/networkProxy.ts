import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { EventEmitter, once } from 'node:events';

const NOISE = '/noise-of-the-page';

/** Tells the proxy whatever a page complains about, and keeps it from a service worker unless it may have one. */
function listen(noisePath: string, allowsWorker: boolean): void {
  const tell = (what: unknown) =>
    void fetch(noisePath, { method: 'POST', body: String(what), keepalive: true });
  addEventListener('error', ({ message }) => message && tell(`page error: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => tell(`unhandled: ${String(reason)}`));
  addEventListener('securitypolicyviolation', (event) =>
    tell(`policy: ${event.effectiveDirective} ${event.blockedURI}`),
  );
  // What a test drops or holds would come out of its caches.
  if ('serviceWorker' in navigator && !allowsWorker)
    navigator.serviceWorker.register = () => Promise.reject(new Error());
  for (const level of ['error', 'warn'] as const) {
    const write = console[level].bind(console);
    console[level] = (...parts: unknown[]) => {
      tell(`${level}: ${parts.join(' ')}`);
      write(...parts);
    };
  }
}

/** Stands between the browser and the server, since WebKit's driver cannot touch a request. */
export class NetworkProxy {
  /** What the pages complained about. */
  readonly noise: string[] = [];
  /** What was asked for, as 'GET /path?query'. */
  readonly asked: string[] = [];

  /** Whether a document may be followed by what an earlier one has left in the cache. */
  keepsCache = false;
  /** Whether pages get a service worker. */
  allowsWorker = false;

  private readonly lost = new Map<RegExp, number | null>();
  private readonly held = new Map<RegExp, Promise<unknown>>();
  private readonly server = createServer(
    (incoming, outgoing) => void this.handle(incoming, outgoing),
  );

  constructor(private readonly target: string) {}

  async start(): Promise<void> {
    this.server.listen(0, 'localhost');
    await once(this.server, 'listening');
  }

  get origin(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  /** Answers whatever asks for it with this status, or cuts its connection, until the returned function is called. */
  lose(path: RegExp, status: number | null = null): () => void {
    this.lost.set(path, status);
    return () => void this.lost.delete(path);
  }

  /** Lets whatever asks for it wait until the returned function is called. */
  hold(path: RegExp): () => void {
    const released = new EventEmitter();
    this.held.set(path, once(released, 'release'));
    return () => {
      this.held.delete(path);
      released.emit('release');
    };
  }

  /** How often something was asked for. */
  count(what: RegExp): number {
    return this.asked.filter((line) => what.test(line)).length;
  }

  private async handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = '', url = '' } = incoming;
    if (url === NOISE) {
      this.noise.push((await incoming.toArray()).join(''));
      outgoing.end();
      return;
    }
    this.asked.push(`${method} ${url}`);
    for (const [path, released] of this.held) if (path.test(url)) await released;
    const [, status] = [...this.lost].find(([path]) => path.test(url)) ?? [];
    if (status === null) incoming.destroy();
    else if (status !== undefined) outgoing.writeHead(status).end();
    else this.pass(incoming, outgoing);
  }

  private pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { method, url = '' } = incoming;
    // Nothing can be put before a script that is compressed.
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
    const passed = request(this.target + url, { method, headers }, (answer) => {
      const isStart = url.endsWith('/start.js') && answer.statusCode === 200;
      if (isStart) delete answer.headers['content-length'];
      // Whatever a test holds or drops has to be asked for, though an earlier page had it.
      if (!this.keepsCache && answer.headers['content-type']?.startsWith('text/html')) {
        answer.headers['clear-site-data'] = '"cache"';
      }
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      if (isStart) outgoing.write(`(${listen.toString()})('${NOISE}', ${this.allowsWorker});`);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  }
}
