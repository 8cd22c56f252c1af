import { env } from './env';

export const paths = {
  stats: '/',
  allJobs: '/all-jobs',
  addJob: '/add-job',
  profile: '/profile',
  import: '/import',
  posting: '/posting',
  landing: '/landing',
  register: '/register',
} as const;

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

/** The path that opens this job for editing; with its company, by which a new tab can search for it. */
export function editPath({ _id, company }: { _id: string; company: string }): string {
  return `${paths.addJob}?id=${encodeURIComponent(_id)}&company=${encodeURIComponent(company)}`;
}

/** The path that opens the form of a new application with these texts. */
export function newJobPath(texts: Record<string, string>): string {
  return `${paths.addJob}?${new URLSearchParams(texts).toString()}`;
}
