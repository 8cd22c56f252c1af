import type { Rolldown } from 'vite';
import type * as Pages from '../../../src/app/pages.js';
import type { Parts } from '../../../src/shared/lib/importPart.js';
import type { PageStart, PageStarts } from '../../../src/boot/startPage.js';

type Sources = {
  app: typeof Pages;
  /** The URLs of the first calls, and of the pictures in the first paints. */
  calls: Partial<Record<NonNullable<Pages.Page['firstCall']>, string>>;
  pictures: Record<string, string[]>;
};

/** What each path starts with, by the table of the pages. */
export function listPageStarts({ app, calls, pictures }: Sources, base: string): PageStarts {
  const pages: Pages.Page[] = Object.values(app.pages).filter(({ path }) => path !== '*');
  const starts = new Map<string, PageStart>(
    pages.map(({ path, access, part, firstPaint: paint, firstCall }) => {
      const frame = access === 'users' ? [app.dashboard.part] : [];
      const parts = [...frame, part];
      const call = firstCall && calls[firstCall];
      return [path, { paint, parts, pictures: pictures[paint ?? ''] ?? [], call }];
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

/** The URLs of the files of each part that is imported when it is needed, but for the first file. */
export function listParts(bundle: Rolldown.OutputBundle, base: string): Parts {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const imported = new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports));
  return Object.fromEntries(
    chunks
      .filter(({ fileName }) => imported.has(fileName))
      .map((chunk) => [chunk.name, [...listFiles(chunk, bundle)].map((name) => base + name)]),
  );
}

/** The file of a chunk and of all that it imports, but for the first file. */
function listFiles(
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
