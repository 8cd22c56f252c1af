/**
 * What the user sees, as plain values. Read by tags, names and ARIA attributes, since queries by
 * role would take most of the time of thousands of steps.
 */

export type Screen = {
  path: string;
  heading: string;
  userName: string | null;
  storedUser: unknown;
  toasts: string[];
  content: unknown;
};

export type Button = 'ready' | 'refused' | null;

/** Everything on the page that the model knows about. */
export function readScreen(path: string): Screen {
  return {
    path,
    heading: textOf(document, 'h1'),
    userName: shownUserName(),
    storedUser: JSON.parse(localStorage.getItem('user') ?? 'null') as unknown,
    toasts: shownToasts().toSorted(),
    content: readContent(path),
  };
}

/** The name in the top bar; null without one. */
export function shownUserName(): string | null {
  const panel = buttonOf('logout')?.parentElement;
  return panel ? textOf(document, `[aria-controls="${CSS.escape(panel.id)}"]`) : null;
}

/** What the toasts say. */
export function shownToasts(): string[] {
  const toasts = document.querySelectorAll('.Toastify [role="alert"], .Toastify [role="status"]');
  return [...toasts].map((toast) => toast.textContent);
}

/** The button with this text or name, for instance within the nth card. */
export function buttonOf(
  text: string,
  within: ParentNode = document,
): HTMLButtonElement | undefined {
  return [...within.querySelectorAll('button')].find(
    (button) => (button.ariaLabel ?? button.textContent) === text,
  );
}

/** The field with this name of the specification. */
export function fieldOf(name: string): HTMLInputElement | HTMLSelectElement {
  const field = document.querySelector(`[name="${name}"]`);
  if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) return field;
  throw new Error(`There is no field ${name}`);
}

export function cards(): Element[] {
  return [...document.querySelectorAll('article')];
}

function readContent(path: string): unknown {
  switch (path.split('?')[0]) {
    case '/':
      return readStats();
    case '/all-jobs':
      return readList();
    case '/add-job':
      return readJobForm();
    case '/profile':
      return readFields(['name', 'lastName', 'email', 'location']);
    case '/register':
      return {
        ...readFields(['email', 'password']),
        ...readForm(),
        demo: stateOf(buttonOf('demo app')),
      };
    default:
      return null;
  }
}

function readStats() {
  const list = document.querySelector('main ul[aria-busy]');
  const counts = [...(list?.querySelectorAll('li') ?? [])].map((card) => [
    textOf(card, 'h2'),
    textOf(card, 'p'),
  ]);
  return {
    counts: Object.fromEntries(counts) as unknown,
    isLoading: list?.ariaBusy === 'true',
    ...readFailure('main'),
  };
}

function readList() {
  const list = document.querySelector('section[aria-label="jobs"]');
  const pager = document.querySelector('[aria-label="pagination"]');
  return {
    ...readFields(['search', 'searchStatus', 'searchType', 'sort']),
    clear: stateOf(buttonOf('clear filters')),
    headline: textOf(list, '[aria-live] h2'),
    cards: cards().map(readCard),
    deleting: cards().flatMap((card, index) =>
      stateOf(buttonOf('delete', card)) === 'refused' ? [index] : [],
    ),
    removed: [...(list?.querySelectorAll('li p') ?? [])]
      .map(({ textContent }) => textContent)
      .filter((text) => text.startsWith('removed: ')),
    isLoading:
      [...document.querySelectorAll('[role="status"]')].some(
        ({ textContent }) => textContent === 'loading jobs',
      ) && list?.ariaBusy === 'true',
    ...readFailure('section[aria-label="jobs"]'),
    pager: [...(pager?.querySelectorAll('button') ?? [])].map(
      (button) => `${button.textContent}${button.ariaCurrent === 'page' ? ' (here)' : ''}`,
    ),
  };
}

/** Without its date, which no model knows. */
function readCard(card: Element) {
  const [position, company, status, location, , type] = [
    ...card.querySelectorAll('h3, h3 + p, [aria-haspopup], dd'),
  ].map(({ textContent }) => textContent);
  return [position, company, location, type, status];
}

function readJobForm() {
  return {
    ...readFields(['position', 'company', 'jobLocation', 'jobStatus', 'jobType']),
    ...readForm(),
    hasWayBack: document.querySelector('form a[href="/all-jobs"]') !== null,
  };
}

function readForm() {
  const invalid = [...document.querySelectorAll('form [aria-invalid]')];
  return {
    error: textOf(document, 'form [role="alert"]'),
    invalid: invalid.map((field) => field.getAttribute('name')),
    submit: textOf(document, 'form [type="submit"]'),
  };
}

function readFailure(within: string) {
  const alert = document.querySelector(`${within} [role="alert"]`);
  return { failure: textOf(alert, 'p'), retry: stateOf(buttonOf('try again')) };
}

function readFields(names: string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, fieldOf(name).value]));
}

function stateOf(button: HTMLButtonElement | undefined): Button {
  if (button === undefined) return null;
  return button.disabled || button.ariaDisabled === 'true' ? 'refused' : 'ready';
}

function textOf(within: ParentNode | null, selector: string): string {
  return within?.querySelector(selector)?.textContent ?? '';
}
