import type { Rolldown } from 'vite';
import type * as Pages from '../../../src/app/pages.js';
import type { PageStart, PageStarts } from '../../../src/boot/startPage.js';

export type FirstCalls = Partial<
  Record<NonNullable<Pages.Page['firstCall']>, Record<string, string>>
>;
type Sources = {
  app: typeof Pages;
  /** The URLs of the first calls by the query string, and of the pictures in the first paints. */
  calls: FirstCalls;
  pictures: Record<string, string[]>;
  bundle: Rolldown.OutputBundle;
};

/** What each path starts with, by the table of the pages. */
export function listPageStarts(
  { app, calls, pictures, bundle }: Sources,
  base: string,
): PageStarts {
  const pages: Pages.Page[] = Object.values(app.pages).filter(({ path }) => path !== '*');
  const starts = new Map<string, PageStart>(
    pages.map(({ path, access, load, firstPaint: paint, firstCall }) => {
      const parts = access === 'users' ? [app.dashboard.load, load] : [load];
      const files = new Set(parts.flatMap((part) => [...listFiles(chunkOf(part, bundle), bundle)]));
      const urls = [...files].map((name) => base + name);
      const start = { paint, files: urls, pictures: pictures[paint ?? ''] ?? [] };
      return [path, { ...start, calls: firstCall && calls[firstCall] }];
    }),
  );

  const listFor = (isSignedIn: boolean) =>
    Object.fromEntries(
      pages.flatMap(({ path, access }) => {
        const start = starts.get(app.findRedirect(access, isSignedIn) ?? path);
        return start ? [[base + path.slice(1), start]] : [];
      }),
    );
  return { visitor: listFor(false), user: listFor(true) };
}

/** The chunk of the module that a function of the table imports. */
function chunkOf(load: () => unknown, bundle: Rolldown.OutputBundle): Rolldown.OutputChunk {
  const [, path = ''] = /"(\/src\/[^"]+)"/.exec(String(load)) ?? [];
  const chunk = Object.values(bundle).find(
    (file) =>
      file.type === 'chunk' && file.moduleIds.some((id) => path !== '' && id.endsWith(path)),
  );
  if (chunk?.type !== 'chunk')
    throw new Error(`No file of the build holds what ${String(load)} imports.`);
  return chunk;
}

/** The file of a chunk and of all that it imports, but for the first file. */
export function listFiles(
  { fileName, imports, isEntry }: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  found = new Set<string>(),
): Set<string> {
  if (isEntry || found.has(fileName)) return found;
  found.add(fileName);
  for (const name of imports) {
    const file = bundle[name];
    if (file?.type === 'chunk') listFiles(file, bundle, found);
  }
  return found;
}
