import { env } from './env';

type PageRow = {
  path: string;
  /** Of a page of users: by which Ctrl+K finds it, and a phone's top bar names it. */
  name?: string;
  /** What is pressed one after the other to open it. */
  keys?: readonly string[];
  /** Told beside the name, and found as well. */
  note?: string;
};

const PAGES = {
  stats: { path: '/', name: 'stats', keys: ['g', 's'] },
  allJobs: { path: '/all-jobs', name: 'all jobs', keys: ['g', 'a'] },
  addJob: { path: '/add-job', name: 'add job', keys: ['n'] },
  profile: { path: '/profile', name: 'profile', keys: ['g', 'p'] },
  import: { path: '/import', name: 'import' },
  posting: { path: '/posting', name: 'from a posting', note: 'bookmarklet' },
  landing: { path: '/landing' },
  register: { path: '/register' },
} as const satisfies Record<string, PageRow>;

type PageName = keyof typeof PAGES;

/** The path of every page. */
export const paths = Object.fromEntries(
  Object.entries(PAGES).map(([page, { path }]) => [page, path]),
) as { readonly [Name in PageName]: (typeof PAGES)[Name]['path'] };

/** What links and headings call a page of users. */
export function pageName(page: Exclude<PageName, 'landing' | 'register'>): string {
  return PAGES[page].name;
}

/** The pages of users, with the keys that lead there. */
export const NAMED_PAGES = Object.values<PageRow>(PAGES).flatMap(({ name, ...page }) =>
  name === undefined ? [] : [{ name, ...page }],
);

/** The id of the main landmark, to which the skip link leads. */
export const CONTENT_ID = 'content';

/** The address of a path or public file, since the app may live below a folder of its host. */
export function addressOf(path: string): string {
  return env.baseUrl + path.slice(1);
}

/** In the query of an address it leads past the service worker, to whatever answers there. */
export const NETWORK_MARK = 'network';

/** The address at which the network is asked for the page of the site. */
export const NETWORK_ADDRESS = `${env.baseUrl}?${NETWORK_MARK}`;

/** The state of a location of the list whose search box takes the focus. */
export const SEARCHING = 'searching';

/** The state of a location of the form to which the key for it has led: its first field takes the focus. */
export const EDITING = 'editing';

/** The path that opens this job for editing; with its company, by which a new tab can search for it. */
export function editPath({ _id, company }: { _id: string; company: string }): string {
  return `${paths.addJob}?id=${encodeURIComponent(_id)}&company=${encodeURIComponent(company)}`;
}

/** The path that opens the form of a new application with these texts. */
export function newJobPath(texts: Record<string, string>): string {
  return `${paths.addJob}?${new URLSearchParams(texts).toString()}`;
}
