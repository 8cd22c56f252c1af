/** What jsdom lacks of a browser, as far as the app needs it. */
import { act } from '@testing-library/react';
import { MarkDecoder } from './MarkDecoder';

const CHART_SIZE = { width: 800, height: 300 };
const USEFUL = /display|visibility|opacity|pointer-events/;
/** Styles are told apart by their places, so each has to have one. */
const UNUSED_RULE = 'unused {}';

let isDesktop = true;
let isTouch = false;
let isInstalled = false;
let isFullscreen = false;
let isComplete = false;
const mediaLists = new Set<MediaList>();

type Media = { desktop?: boolean; touch?: boolean; installed?: boolean; fullscreen?: boolean };

/** How wide the window is, whether fingers press in it, whether it is that of the installed app, or of either in full screen. */
export function setMedia({
  desktop = true,
  touch = false,
  installed = false,
  fullscreen = false,
}: Media): void {
  isDesktop = desktop;
  isTouch = touch;
  isInstalled = installed;
  isFullscreen = fullscreen;
  act(() => {
    for (const list of mediaLists) list.announce();
  });
}

/** Does to the storage what another tab would do; null as the key clears it. */
export function changeStorageElsewhere(key: string | null, newValue: string | null): void {
  const oldValue = key === null ? null : localStorage.getItem(key);
  if (key === null) localStorage.clear();
  else if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  act(() => {
    window.dispatchEvent(
      new StorageEvent('storage', { key, oldValue, newValue, storageArea: localStorage }),
    );
  });
}

/** Adds the missing parts, once to the window that test files share. */
export function installBrowser(): void {
  if (isComplete) return;
  isComplete = true;
  installStorage();
  pareStyles();
  window.Request = PageRequest;
  window.TextDecoder = MarkDecoder;
  window.matchMedia = (query) => new MediaList(query) as unknown as MediaQueryList;
  window.ResizeObserver = SizedObserver;
  window.IntersectionObserver = BlindObserver;
  window.scrollTo = () => undefined;
  Element.prototype.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  HTMLDialogElement.prototype.showModal = function showModal() {
    if (this.open) throw new DOMException('The dialog is open already.', 'InvalidStateError');
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    // As in a browser, after whatever closed it.
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  };
  const opened = new WeakMap<HTMLElement, Element | null>();
  HTMLElement.prototype.showPopover = function showPopover() {
    this.style.display = 'block';
    opened.set(this, document.activeElement);
  };
  HTMLElement.prototype.hidePopover = function hidePopover() {
    if (this.style.display === '') return;
    this.style.display = '';
    const before = opened.get(this);
    if (this.contains(document.activeElement) && before instanceof HTMLElement) before.focus();
    this.dispatchEvent(Object.assign(new Event('toggle'), { newState: 'closed' }));
  };
  document.addEventListener('keydown', ({ key }) => {
    const shown = document.querySelector<HTMLElement>('[popover="auto"][style*="block"]');
    if (key === 'Escape') shown?.hidePopover();
  });
}

/** Lets calls time out, which msw leaves to the browser: call it once msw answers them. */
export function installTimeouts(): void {
  const value = new Proxy(XMLHttpRequest, {
    construct: (target) => {
      const call = new target();
      const send: typeof call.send = (body) => {
        const timer = setTimeout(() => {
          call.dispatchEvent(new ProgressEvent('timeout'));
          call.abort();
        }, call.timeout);
        call.addEventListener('loadend', () => {
          clearTimeout(timer);
        });
        call.send(body);
      };
      return new Proxy(call, {
        get: (_, name): unknown => (name === 'send' ? send : Reflect.get(call, name)),
      });
    },
  });
  Object.defineProperty(window, 'XMLHttpRequest', { value, configurable: true });
}

/** A request whose path is one of the open page. */
class PageRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, location.href) : input, init);
  }
}

/**
 * No styles matter here but what can be seen and pressed. jsdom works out all styles of an
 * element, and of those around it, whenever a query asks for that.
 */
function pareStyles(): void {
  const { prototype } = CSSStyleSheet;
  const insertRule = Reflect.get(prototype, 'insertRule');
  prototype.insertRule = function insertUseful(text, index) {
    const place = insertRule.call(this, USEFUL.test(text) ? text : UNUSED_RULE, index);
    dropUseless(this.cssRules.item(place));
    return place;
  };
}

function dropUseless(rule: CSSRule | null): void {
  if (rule instanceof CSSMediaRule) [...rule.cssRules].forEach(dropUseless);
  if (!(rule instanceof CSSStyleRule)) return;
  for (const name of [...rule.style]) if (!USEFUL.test(name)) rule.style.removeProperty(name);
}

/** From Node 25 on the globals are Node's own storages, which want a file; jsdom's stand behind them. */
function installStorage(): void {
  const { jsdom } = globalThis as unknown as { jsdom: { window: Window } };
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    Object.defineProperty(globalThis, name, { configurable: true, value: jsdom.window[name] });
  }
}

/** Leaves nothing of one test to the next. */
export function resetBrowser(): void {
  isDesktop = true;
  isTouch = false;
  isInstalled = false;
  isFullscreen = false;
  mediaLists.clear();
  localStorage.clear();
  sessionStorage.clear();
  document.title = '';
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

class MediaList extends EventTarget {
  readonly media: string;
  onchange = null;
  #wasMatching: boolean;

  constructor(query: string) {
    super();
    this.media = query;
    this.#wasMatching = this.matches;
  }

  get matches(): boolean {
    if (this.media === '(pointer: coarse)') return isTouch;
    if (this.media.includes('standalone')) return isInstalled;
    if (this.media.includes('fullscreen')) return isFullscreen;
    return isDesktop && this.media.startsWith('(min-width');
  }

  override addEventListener(...args: Parameters<EventTarget['addEventListener']>): void {
    mediaLists.add(this);
    super.addEventListener(...args);
  }

  override removeEventListener(...args: Parameters<EventTarget['removeEventListener']>): void {
    mediaLists.delete(this);
    super.removeEventListener(...args);
  }

  announce(): void {
    if (this.matches === this.#wasMatching) return;
    this.#wasMatching = this.matches;
    this.dispatchEvent(new Event('change'));
  }
}

/** Everything has the size of the chart; without one recharts draws nothing. */
class SizedObserver implements ResizeObserver {
  readonly #callback: ResizeObserverCallback;

  constructor(callback: ResizeObserverCallback) {
    this.#callback = callback;
  }

  observe(target: Element): void {
    const size = { inlineSize: CHART_SIZE.width, blockSize: CHART_SIZE.height };
    const contentRect = DOMRect.fromRect(CHART_SIZE);
    const sizes = { borderBoxSize: [size], contentBoxSize: [size], devicePixelContentBoxSize: [] };
    this.#callback([{ target, contentRect, ...sizes }], this);
  }

  unobserve(): void {
    // Sizes never change here.
  }

  disconnect(): void {
    // Sizes never change here.
  }
}

/** Nothing comes into sight here. */
class BlindObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];

  observe(): void {
    // Nobody scrolls here.
  }

  unobserve(): void {
    // Nobody scrolls here.
  }

  disconnect(): void {
    // Nobody scrolls here.
  }

  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }
}
