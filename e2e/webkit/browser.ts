import { WebDriverError } from './driver';
import { KEYS, Page, until } from './page';

/** The kinds of things a user looks for, and what they are in HTML. */
const KINDS = {
  alert: '[role="alert"]',
  button: 'button',
  card: 'article',
  checked: 'input:checked',
  choice: 'label:has(input[type="radio"])',
  dialog: 'dialog',
  field: 'input:not([type="radio"]), select',
  heading: 'h1, h2, h3',
  link: 'a',
  picture: '[role="img"]',
  text: 'p, span, div:not(:has(*))',
  toast: '[role="alert"], [role="status"]',
} as const;

type Kind = keyof typeof KINDS;
type Name = string | RegExp;
type Element = Record<string, string>;

/** The windows of a browser, used the way a user does: by what is visible and its name. */
export class Browser extends Page {
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

  /** Replaces what a field holds, with the keyboard. */
  async fill(name: Name, text: string): Promise<void> {
    await this.click('field', name);
    await this.press([KEYS.Control, 'a']);
    await this.type(text);
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
    return this.run(
      (field) => (field as unknown as HTMLInputElement).value,
      await this.find('field', name),
    );
  }

  /** The names of what is visible of that kind, in their order. */
  async names(kind: Kind): Promise<string[]> {
    return this.run(namesInPage, KINDS[kind]);
  }

  /** Opens a further window or tab of the same user and turns to it. */
  async openTab(): Promise<void> {
    const { handle } = (await this.command('POST', '/window/new', { type: 'tab' })) as {
      handle: string;
    };
    await this.switchTo(handle);
  }

  async switchTo(handle: string): Promise<void> {
    await this.command('POST', '/window', { handle });
  }

  async handle(): Promise<string> {
    return String(await this.command('GET', '/window'));
  }

  /** Turns to a window that is as wide as a phone, which only a page can open. */
  async openPhone(path: string): Promise<void> {
    const before = (await this.command('GET', '/window/handles')) as string[];
    await this.run(
      (address) => void window.open(address, 'phone', 'popup,width=390,height=844'),
      this.origin + path,
    );
    const handle = await until(
      async () => {
        const handles = (await this.command('GET', '/window/handles')) as string[];
        return handles.find((each) => !before.includes(each)) ?? null;
      },
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
    const pattern = name instanceof RegExp ? name.source : null;
    const found = await this.see(
      findInPage,
      `:is(${KINDS[kind]})${state}`,
      pattern,
      name && String(name),
    );
    // What runs in the page hands over elements; the driver turns them into references.
    return found as unknown as Element | null;
  }

  /** Presses an element, unless something else still lies above it or the page has replaced it. */
  private async clicked(element: Element, times: number): Promise<true | null> {
    try {
      for (let time = 0; time < times; time += 1) {
        await this.command('POST', `/element/${idOf(element)}/click`, {});
      }
      return true;
    } catch (error) {
      const passing = [
        'element click intercepted',
        'stale element reference',
        'element not interactable',
      ];
      if (error instanceof WebDriverError && passing.includes(error.code)) return null;
      throw error;
    }
  }
}

function idOf(element: Element): string {
  const [id = ''] = Object.values(element);
  return id;
}

// These run within the page: each has to stand on its own.

function namesInPage(selector: string): string[] {
  return [...document.querySelectorAll<HTMLInputElement>(selector)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => element.ariaLabel ?? element.labels?.[0]?.textContent ?? element.textContent);
}

function findInPage(selector: string, pattern?: string | null, name?: string | null) {
  const matches = (text: string | null | undefined) => {
    if (text === null || text === undefined) return false;
    return pattern ? new RegExp(pattern).test(text) : text.trim() === name;
  };
  const found = [...document.querySelectorAll<HTMLInputElement>(selector)].find((element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    if (name === undefined || name === null) return true;
    const label = element.labels?.[0]?.textContent;
    const heading = element.tagName === 'ARTICLE' ? element.querySelector('h3')?.textContent : null;
    return [element.ariaLabel, label, heading, element.textContent].some(matches);
  });
  return found ?? null;
}
