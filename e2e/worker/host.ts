import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { TYPES } from '../../tools/lib/files';

const PORTAL = '<!doctype html><title>Hotel</title><h1>Welcome to the hotel</h1>';

const LOGIN = '<!doctype html><title>Gate</title><h1>Log in to the company</h1>';

/** What happens to a request instead of its answer. */
type Trouble = 'dropped' | 'held' | 'portal' | 'missing' | 'unavailable' | 'refused';

/** A host of the build whose files a test replaces, and whose line it cuts. */
export class Host {
  /** The requests that arrived, as 'GET /path'. */
  readonly asked: string[] = [];
  /** Every request that its pattern finds meets this. */
  readonly troubles = new Map<RegExp, Trouble>();
  /** The login that everybody is redirected to. */
  login: string | null = null;

  private held: (() => void)[] = [];
  private files: ReadonlyMap<string, Buffer>;
  private readonly server = createServer((incoming, outgoing) => this.handle(incoming, outgoing));

  /** Beside the build there are other files; calls of the API are answered by the server at this origin. */
  constructor(
    private readonly build: ReadonlyMap<string, Buffer>,
    private readonly others: ReadonlyMap<string, Buffer>,
    private readonly api: string,
  ) {
    this.files = build;
  }

  async start(): Promise<void> {
    this.server.listen(0, 'localhost');
    await once(this.server, 'listening');
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  get origin(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  /** Replaces all files by those of another version, whose names end with its number. */
  deploy(version: number): void {
    const renamed = [...this.build.keys()].flatMap((path) => {
      const [, name, extension] = /^\/assets\/(.*)(\.\w+)$/.exec(path) ?? [];
      return name && extension ? [[name + extension, `${name}v${version}${extension}`]] : [];
    });
    const rename = (text: string) =>
      renamed.reduce((done, [from = '', to = '']) => done.replaceAll(from, to), text);
    this.files = new Map(
      [...this.build].map(([path, content]) => {
        if (extname(path) === '.png') return [path, content];
        const text = rename(content.toString()).replace('version:`', `version:\`${version}`);
        return [rename(path), Buffer.from(text)];
      }),
    );
  }

  /** Replaces the worker by that of another version, whose other files are the same. */
  deployUnchanged(version: number): void {
    const worker = this.files.get('/sw.js')?.toString() ?? '';
    this.replace('/sw.js', Buffer.from(worker.replace('version:`', `version:\`${version}`)));
  }

  /** The address of the file that the document of the version begins with. */
  get firstFile(): string {
    const document = this.files.get('/index.html')?.toString() ?? '';
    return /type="module"[^>]* src="([^"]*)"/.exec(document)?.[1] ?? '';
  }

  /** The content of a file. */
  read(path: string): string {
    return this.files.get(path)?.toString() ?? '';
  }

  /** Puts one file in the place of another. */
  replace(path: string, content: Buffer): void {
    this.files = new Map([...this.files, [path, content]]);
  }

  /** Ends all troubles, and answers whoever waits with the files there were when it asked. */
  release(): void {
    this.troubles.clear();
    for (const answer of this.held) answer();
    this.held = [];
  }

  private handle(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { method = '', url = '' } = incoming;
    const path = url.replace(/[?#].*$/, '');
    this.asked.push(`${method} ${path}`);
    const [, trouble] = [...this.troubles].find(([pattern]) => pattern.test(path)) ?? [];
    const { files } = this;
    const answer = () => {
      if (path.startsWith('/api/')) this.pass(incoming, outgoing);
      else this.answer(outgoing, path, files);
    };
    if (this.login !== null) outgoing.writeHead(302, { Location: this.login }).end();
    else if (trouble === 'refused') this.send(outgoing, '.html', LOGIN, 401);
    else if (trouble === 'held') this.held.push(answer);
    else if (trouble === 'dropped') incoming.destroy();
    else if (trouble === 'missing') this.send(outgoing, extname(path), '', 404);
    else if (trouble === 'unavailable') this.send(outgoing, '.html', '<h1>Busy</h1>', 503);
    else if (trouble === 'portal') this.send(outgoing, '.html', PORTAL);
    else answer();
  }

  private answer(outgoing: ServerResponse, path: string, ownFiles: Host['files']): void {
    const isAsset = path.startsWith('/assets/');
    const files = new Map([...ownFiles, ...this.others]);
    const file = files.get(path);
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    const page = isAsset ? undefined : files.get(`${folder}index.html`);
    if (file !== undefined) this.send(outgoing, extname(path), file);
    else if (page !== undefined) this.send(outgoing, '.html', page);
    else outgoing.writeHead(404).end();
  }

  private send(outgoing: ServerResponse, kind: string, content: Buffer | string, status = 200) {
    outgoing.writeHead(status, {
      'Content-Type': TYPES[kind] ?? 'application/octet-stream',
      // What is lost must not come out of another cache.
      'Cache-Control': 'no-store',
    });
    outgoing.end(content);
  }

  private pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { method, url = '' } = incoming;
    // As the server sees its own pages.
    const headers = { ...incoming.headers, host: new URL(this.api).host, origin: this.api };
    const passed = request(this.api + url, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  }
}
