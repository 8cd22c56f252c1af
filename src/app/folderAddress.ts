/**
 * The path of the app where a host hands it out at another one: of its folder without the slash, or of
 * the document itself. Else the same path.
 */
export function folderPath(path: string, baseUrl: string): string {
  return `${path}/` === baseUrl || path === `${baseUrl}index.html` ? baseUrl : path;
}

/** Puts the address of the folder in place of one that hosts hand the app out at as well. */
export function leadToFolder(baseUrl: string): void {
  const path = folderPath(location.pathname, baseUrl);
  if (path === location.pathname) return;
  history.replaceState(history.state, '', path + location.search + location.hash);
}
