import { readStoredUser, readUserEntry } from '@/features/user/userStorage';
import { askAhead } from '@/shared/api/firstAnswer';
import { paint } from './firstPaint';

/** What a page starts with, beyond what all pages do: its first paint, and URLs of files and call. */
export type PageStart = { paint?: string | undefined; files: string[]; call?: string | undefined };

/** By the paths of the pages, for those who are signed in and for the others. */
export type PageStarts = Record<'visitor' | 'user', Record<string, PageStart>>;

/** Asks for what this document's page needs, and shows its first paint. */
export function startPage(starts: PageStarts): void {
  addEventListener('error', paintLostBundle, true);
  const start = starts[readStoredUser() === null ? 'visitor' : 'user'][location.pathname];
  if (start === undefined) return;

  for (const file of start.files) preload(file);
  // What an address asks for beyond its path is not known here, so nothing is asked then.
  if (import.meta.env.MODE !== 'demo' && start.call !== undefined && location.search === '') {
    // Another tab may sign somebody else in meanwhile.
    const user = readUserEntry();
    askAhead(start.call, () => readUserEntry() !== user);
  }
  if (start.paint !== undefined) paintWhenParsed(start.paint);
}

function preload(href: string) {
  const attributes = href.endsWith('.js')
    ? // Like the bundle, after what the first paint needs.
      { rel: 'modulepreload', href, fetchPriority: 'low' }
    : { rel: 'preload', as: 'image', href };
  document.head.append(Object.assign(document.createElement('link'), attributes));
}

/** Behind the element that React draws into stands another one, which is there when it is parsed. */
function paintWhenParsed(name: string) {
  const FirstPaint = class extends HTMLElement {
    connectedCallback() {
      this.remove();
      paint(name);
    }
  };
  customElements.define('first-paint', FirstPaint);
}

function paintLostBundle({ target }: Event) {
  if (target instanceof HTMLScriptElement && target.type === 'module') paint('lost');
}
