import { env } from '@/shared/config/env';

/** Whether this URL is one of the app's own files of code; what extensions and hosts put into a page is elsewhere. */
export function isOwnFile(url: string): boolean {
  return url.startsWith(new URL(`${env.baseUrl}assets/`, location.href).href);
}

/** The first script of the app itself; undefined in development, where it is no file of its own. */
export function findBundle(): HTMLScriptElement | undefined {
  return [...document.scripts].find(({ type, src }) => type === 'module' && isOwnFile(src));
}
