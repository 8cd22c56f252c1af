import type { Rolldown } from 'vite';
import type * as Pages from '../../../src/app/pages.js';
import type { PageStart, PageStarts } from '../../../src/start/startPage.js';

type Sources = {
  app: typeof Pages;
  /** The URLs of the first calls, and of the pictures in the first paints. */
  calls: Partial<Record<NonNullable<Pages.Page['firstCall']>, string>>;
  pictures: Record<string, string[]>;
  /** The parts of the HTTP client. */
  httpClient: readonly string[];
  bundle: Rolldown.OutputBundle;
  base: string;
};

/** What each path starts with, by the table of the pages and the files of this build. */
export async function listPageStarts(sources: Sources): Promise<PageStarts> {
  const { app, base } = sources;
  const pages: Pages.Page[] = Object.values(app.pages).filter(({ path }) => path !== '*');
  const starts = new Map<string, PageStart>();
  for (const page of pages) starts.set(page.path, await startOf(page, sources));

  const listFor = (isSignedIn: boolean) =>
    Object.fromEntries(
      pages.flatMap(({ path, access }) => {
        const start = starts.get(app.findRedirect(access, isSignedIn) ?? path);
        return start ? [[base + path.slice(1), start]] : [];
      }),
    );
  return { visitor: listFor(false), user: listFor(true) };
}

async function startOf(page: Pages.Page, sources: Sources): Promise<PageStart> {
  const { app, calls, pictures, httpClient, bundle, base } = sources;
  const { access, firstPaint: paint, firstCall, load } = page;
  const components = [...(access === 'users' ? [await app.loadDashboard()] : []), await load()];
  const chunks = [
    ...components.map(({ name }) =>
      findChunk(bundle, new RegExp(`/src/pages/(.+/)?${name}\\.tsx$`)),
    ),
    ...(firstCall ? httpClient.map((id) => findChunk(bundle, id)) : []),
  ];
  const files = [...listFiles(chunks, bundle)].map((name) => base + name);
  return {
    paint,
    files: [...files, ...(pictures[paint ?? ''] ?? [])],
    call: firstCall && calls[firstCall],
  };
}

/** The files of chunks and of all they import, but for the first file. */
export function listFiles(
  chunks: Rolldown.OutputChunk[],
  bundle: Rolldown.OutputBundle,
  found = new Set<string>(),
): Set<string> {
  for (const { fileName, imports, isEntry } of chunks) {
    if (isEntry || found.has(fileName)) continue;
    found.add(fileName);
    const imported = imports.map((name) => bundle[name]).filter((file) => file?.type === 'chunk');
    listFiles(imported, bundle, found);
  }
  return found;
}

/** The chunk that holds a module; fails the build when there is none. */
function findChunk(bundle: Rolldown.OutputBundle, module: RegExp | string): Rolldown.OutputChunk {
  const isIt = (id: string) => (typeof module === 'string' ? id === module : module.test(id));
  for (const file of Object.values(bundle)) {
    if (file.type === 'chunk' && file.moduleIds.some(isIt)) return file;
  }
  throw new Error(`No file of the build holds ${String(module)}.`);
}
