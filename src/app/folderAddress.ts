/** Replaces the address by the base URL where the host serves the app without its slash or as index.html. */
export function leadToFolder(baseUrl: string): void {
  const { pathname, search, hash } = location;
  if (`${pathname}/` !== baseUrl && pathname !== `${baseUrl}index.html`) return;
  history.replaceState(history.state, '', baseUrl + search + hash);
}
