import { WebDriverError, type Command } from './driver';

const PATIENCE_MS = 20_000;
/** Far beyond what a page takes to answer, and well below the five seconds of a toast. */
const LONGEST_LOOK_MS = 1_500;

/** The keys that are no characters, as WebDriver writes them. */
export const KEYS = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
} as const;

/** What a window shows: where it is, what it paints, and where its keys go. */
export class Page {
  constructor(
    protected readonly command: Command,
    readonly origin: string,
  ) {}

  /** Opens an address and resolves with its document, whose parts may still be on their way. */
  async goTo(path: string): Promise<void> {
    await this.untilReplaced(() => this.command('POST', '/url', { url: this.origin + path }));
  }

  /** Opens an address and waits for its page: before it is drawn, hardly anything answers. */
  async open(path: string): Promise<void> {
    await this.goTo(path);
    await until(
      () => this.see(() => document.querySelector('#root > :not([data-first-paint])') && true),
      async () => `nothing is drawn at ${await this.path()}`,
    );
  }

  async path(): Promise<string> {
    return String(await this.command('GET', '/url')).replace(this.origin, '');
  }

  async reload(): Promise<void> {
    await this.untilReplaced(() => this.command('POST', '/refresh', {}));
  }

  async back(): Promise<void> {
    await this.command('POST', '/back', {});
  }

  async forward(): Promise<void> {
    await this.command('POST', '/forward', {});
  }

  /** Runs a function within the page. */
  async run<Result, Args extends unknown[]>(
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    const value = await this.command('POST', '/execute/sync', {
      script: `return (${script.toString()}).apply(null, arguments)`,
      args,
    });
    return value as Result;
  }

  /** What a look at the page finds; null where it is just being replaced, and never answers. */
  protected async see<Result, Args extends unknown[]>(
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result | null> {
    const looking = this.run(script, ...args).catch((error: unknown) => {
      // What it found was replaced before the driver could refer to it.
      const isStale = error instanceof WebDriverError && error.code === 'stale element reference';
      if (isStale) return this.see(script, ...args);
      throw error;
    });
    return Promise.race([looking, nothingAfter(LONGEST_LOOK_MS)]);
  }

  /** Presses keys one after the other; those in a list together. */
  async press(...keys: (string | string[])[]): Promise<void> {
    for (const key of keys) {
      const held = [key].flat();
      const actions = [
        ...held.map((value) => ({ type: 'keyDown', value })),
        ...held.toReversed().map((value) => ({ type: 'keyUp', value })),
      ];
      await this.command('POST', '/actions', {
        actions: [{ type: 'key', id: 'keyboard', actions }],
      });
    }
  }

  async type(text: string): Promise<void> {
    await this.press(...Array.from(text));
  }

  /** What has the focus, by tag and name; 'body' when it is lost. */
  async focused(): Promise<string> {
    return this.run(() => {
      const element = document.activeElement as HTMLInputElement | null;
      if (!element || element === document.body) return 'body';
      const name = element.ariaLabel ?? element.labels?.[0]?.textContent ?? element.textContent;
      return `${element.tagName.toLowerCase()} ${name.trim()}`;
    });
  }

  /**
   * Does what replaces the document and waits until that has happened: the driver does not wait for
   * what it loads, since a test may hold a part of it back.
   */
  async untilReplaced(navigate: () => Promise<unknown>): Promise<void> {
    await this.run(() => void Object.assign(document, { isOld: true }));
    await navigate();
    await until(
      // Between two documents there is none to run anything in.
      () => this.see(() => !('isOld' in document) || null).catch(() => null),
      async () => `the document stays at ${await this.path()}`,
    );
  }
}

/** Repeats a look until it finds something. */
export async function until<Found>(
  look: () => Promise<Found | null>,
  tell: () => string | Promise<string>,
): Promise<Found> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const found = await look();
    if (found !== null) return found;
    if (Date.now() > end) throw new Error(await tell());
    await nothingAfter(50);
  }
}

/** Resolves with null once so much time has passed. */
function nothingAfter(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds, null));
}
