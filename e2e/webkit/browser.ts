import { WebDriverError, type Command } from './driver';

const PATIENCE_MS = 20_000;
/** Far beyond what a page takes to answer, and well below the five seconds of a toast. */
const LONGEST_LOOK_MS = 1_500;

/** The kinds of things a user looks for, and what they are in HTML. */
const KINDS = {
  alert: '[role="alert"]',
  button: 'button',
  card: 'article',
  choice: 'label:has(input[type="radio"])',
  dialog: 'dialog',
  field: 'input:not([type="radio"]), select',
  heading: 'h1, h2, h3',
  link: 'a',
  menu: '[role="menu"]',
  picture: '[role="img"]',
  text: 'p, span, div:not(:has(*))',
  toast: '[role="alert"], [role="status"]',
} as const;

/** The keys that are no characters, as WebDriver writes them. */
export const KEYS = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
} as const;

type Kind = keyof typeof KINDS;
type Name = string | RegExp;
type Element = Record<string, string>;

/** The windows of a browser, used the way a user does: by what is visible and its name. */
export class Browser {
  constructor(
    private readonly command: Command,
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

  /** Runs a function within the page. */
  async run<Result, Args extends unknown[]>(
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    const text = `return (${script.toString()}).apply(null, arguments)`;
    return (await this.command('POST', '/execute/sync', { script: text, args })) as Result;
  }

  /** Waits for something visible of that name. */
  async find(kind: Kind, name?: Name): Promise<Element> {
    return until(
      () => this.look(kind, name),
      async () => `no ${kind} ${name ?? ''} among ${JSON.stringify(await this.names(kind))}`,
    );
  }

  /** Waits until nothing visible has that name. */
  async gone(kind: Kind, name?: Name): Promise<void> {
    await until(
      async () => (await this.look(kind, name)) === null || null,
      () => `still a ${kind} ${name ?? ''}`,
    );
  }

  async click(kind: Kind, name: Name, times = 1): Promise<void> {
    await until(
      async () => {
        const element = await this.look(kind, name, ':not([inert] *)');
        return element && this.clicked(element, times);
      },
      async () => `no ${kind} ${name} to press among ${JSON.stringify(await this.names(kind))}`,
    );
  }

  /** Presses the place where something is, whatever lies above it. */
  async pressPlaceOf(kind: Kind, name: Name): Promise<void> {
    const origin = await this.find(kind, name);
    const actions = [
      { type: 'pointerMove', origin, x: 0, y: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await this.command('POST', '/actions', {
      actions: [{ type: 'pointer', id: 'mouse', actions }],
    });
  }

  /** Replaces what a field holds, with the keyboard. */
  async fill(name: Name, text: string): Promise<void> {
    await this.click('field', name);
    await this.press([KEYS.Control, 'a']);
    await this.type(text);
  }

  async type(text: string): Promise<void> {
    await this.press(...Array.from(text));
  }

  /** Chooses a file of this machine. */
  async chooseFile(name: Name, path: string): Promise<void> {
    const field = await this.find('field', name);
    await this.command('POST', `/element/${idOf(field)}/value`, { text: path });
  }

  /** Chooses an option of a select. */
  async choose(name: Name, option: string): Promise<void> {
    const select = await this.find('field', name);
    // The driver presses what is half below the bar of the page where the bar is.
    await this.run((field) => {
      (field as unknown as HTMLElement).scrollIntoView({ block: 'center' });
    }, select);
    const id = await this.command('POST', `/element/${idOf(select)}/element`, {
      using: 'css selector',
      value: `option[value="${option}"]`,
    });
    await this.command('POST', `/element/${idOf(id as Element)}/click`, {});
  }

  async value(name: Name): Promise<string> {
    const field = await this.find('field', name);
    return this.run((input) => (input as unknown as HTMLInputElement).value, field);
  }

  /** The names of what is visible of that kind, in their order. */
  async names(kind: Kind): Promise<string[]> {
    return (await this.run(allInPage, KINDS[kind])).map(({ names }) => names[0] ?? '');
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

  /** What has the focus, by tag and name; 'body' when it is lost. */
  async focused(): Promise<string> {
    return this.run(() => {
      const element = document.activeElement as HTMLInputElement | null;
      if (!element || element === document.body) return 'body';
      const name = element.ariaLabel ?? element.labels?.[0]?.textContent ?? element.textContent;
      return `${element.tagName.toLowerCase()} ${name.trim()}`;
    });
  }

  /** Opens a further tab of the same user and turns to it. */
  async openTab(): Promise<void> {
    const opened = await this.command('POST', '/window/new', { type: 'tab' });
    await this.switchTo((opened as { handle: string }).handle);
  }

  async switchTo(handle: string): Promise<void> {
    await this.command('POST', '/window', { handle });
  }

  async handle(): Promise<string> {
    return String(await this.command('GET', '/window'));
  }

  /** Turns to a window that is as wide as a phone, which only a page can open. */
  async openPhone(path: string): Promise<void> {
    const handles = async () => (await this.command('GET', '/window/handles')) as string[];
    const before = await handles();
    await this.run(
      (address) => void window.open(address, 'phone', 'popup,width=390,height=844'),
      this.origin + path,
    );
    const handle = await until(
      async () => (await handles()).find((each) => !before.includes(each)) ?? null,
      () => 'the page opened no window',
    );
    await this.switchTo(handle);
    await until(
      // A new window holds an empty document first, which takes along whatever runs in it.
      () => this.run(() => location.protocol !== 'about:' || null).catch(() => null),
      () => `the window stays empty instead of ${path}`,
    );
  }

  private async look(kind: Kind, name?: Name, state = ''): Promise<Element | null> {
    const matches = (text: string) =>
      name === undefined || (name instanceof RegExp ? name.test(text) : text.trim() === name);
    const all = await this.see(allInPage, `:is(${KINDS[kind]})${state}`);
    // What runs in the page hands over elements; the driver turns them into references.
    return (all?.find(({ names }) => names.some(matches))?.element ??
      null) as unknown as Element | null;
  }

  /** What a look at the page finds; null where it is just being replaced, whether or not that is told. */
  private async see<Result, Args extends unknown[]>(
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result | null> {
    const looking = this.run(script, ...args).catch((error: unknown) => {
      const code = error instanceof WebDriverError ? error.code : '';
      // What it found was replaced before the driver could refer to it.
      if (code === 'stale element reference') return this.see(script, ...args);
      // The page was left while it looked.
      if (code === 'no such frame') return null;
      throw error;
    });
    return Promise.race([looking, nothingAfter(LONGEST_LOOK_MS)]);
  }

  /** Presses an element, unless something else still lies above it or the page has replaced it. */
  private async clicked(element: Element, times: number): Promise<true | null> {
    try {
      for (let time = 0; time < times; time += 1) {
        await this.command('POST', `/element/${idOf(element)}/click`, {});
      }
      return true;
    } catch (error) {
      const passing =
        /^(element click intercepted|stale element reference|element not interactable)$/;
      if (error instanceof WebDriverError && passing.test(error.code)) return null;
      throw error;
    }
  }
}

function idOf(element: Element): string {
  const [id = ''] = Object.values(element);
  return id;
}

/** What is visible, with all it may be called. Runs within the page, so it has to stand on its own. */
function allInPage(selector: string) {
  return [...document.querySelectorAll<HTMLInputElement>(selector)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => {
      const heading = element.tagName === 'ARTICLE' ? element.querySelector('h3') : null;
      const names = [element.ariaLabel, element.labels?.[0]?.textContent, element.textContent];
      return {
        element,
        names: [...names, heading?.textContent].filter((name) => typeof name === 'string'),
      };
    });
}

/** Repeats a look until it finds something. */
async function until<Found>(
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
