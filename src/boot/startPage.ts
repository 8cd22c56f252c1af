import { readSession } from '@/features/user/userStorage';
import { requestEarlyAnswer } from '@/shared/api/earlyAnswer';
import { findBundle, isOwnFile } from '@/shared/loading/findBundle';
import { hasStarted } from '@/shared/loading/hasStarted';
import { reloadApp } from '@/shared/loading/reloadApp';
import { userKey } from '@/shared/storage/userKey';
import { paint } from './firstPaint';
import { repeatFirstPress } from './firstPress';

/** What a page starts with, beyond what all pages do: its first paint, and URLs of code, pictures and calls. */
export type PageStart = {
  paint?: string | undefined;
  files: string[];
  pictures: string[];
  /** By the query string of the address. */
  calls?: Record<string, string> | undefined;
};

/** By the paths of the pages, for those who are signed in and for the others. */
export type PageStarts = Record<'visitor' | 'user', Record<string, PageStart>>;

/** Asks for what this document's page needs, and shows its first paint. */
export function startPage(starts: PageStarts): void {
  addEventListener('error', paintLostBundle, true);
  const person = readPerson();
  const start = starts[person === null ? 'visitor' : 'user'][location.pathname];
  if (start === undefined) return;

  // Like the bundle, after what the first paint needs.
  for (const href of start.files) link({ rel: 'modulepreload', href, fetchPriority: 'low' });
  for (const href of start.pictures) link({ rel: 'preload', as: 'image', href });
  // What any other address asks for is not known here; the demo has no server.
  const call = import.meta.env.MODE === 'demo' ? undefined : start.calls?.[location.search];
  if (call !== undefined) {
    // Another tab may sign somebody else in meanwhile.
    requestEarlyAnswer(call, () => readPerson() !== person);
  }
  if (start.paint !== undefined) paintWhenParsed(start.paint);
}

/** Who is signed in, by any tab, at this moment. */
function readPerson(): string | null {
  const { user } = readSession();
  return user && userKey(user);
}

function link(attributes: Partial<HTMLLinkElement>) {
  document.head.append(Object.assign(document.createElement('link'), attributes));
}

/** Behind the element that React draws into stands another one, which is there when it is parsed. */
function paintWhenParsed(name: string) {
  const FirstPaint = class extends HTMLElement {
    connectedCallback() {
      this.remove();
      paint(name);
      const root = document.getElementById('root');
      if (root) repeatFirstPress(root);
    }
  };
  customElements.define('first-paint', FirstPaint);
}

/** Also for a bundle that fails as it starts, of which a newer version may be there. */
function paintLostBundle(event: Event) {
  const bundle = findBundle();
  const isFailed = event instanceof ErrorEvent && isOwnFile(event.filename) && !hasStarted();
  if (bundle === undefined || (event.target !== bundle && !isFailed)) return;
  paint('lost');
  const handleReload = async (event: Event) => {
    event.preventDefault();
    // WebKit keeps a failure, of what the bundle imports too, and would not ask for the file again.
    const links = [...document.getElementsByTagName('link')];
    const files = links.filter(({ rel }) => rel === 'modulepreload');
    const urls = [bundle.src, ...files.map(({ href }) => href)];
    await Promise.allSettled(urls.map((url) => fetch(url, { cache: 'reload' })));
    await reloadApp();
  };
  const reload = document.getElementById('root')?.getElementsByTagName('a')[0];
  reload?.addEventListener('click', (event) => void handleReload(event));
}
