import type { Rolldown } from 'vite';
import { paths } from '../../src/shared/config/paths.js';

/** What a page starts with, beyond what all pages do. */
type Page = {
  /** The name of its first paint. */
  paint: string;
  modules: string[];
  picture?: string;
  /** The path whose first call it makes. */
  callOf?: string;
};

/** The same for `public/start.js`: the paths of files, and the URL of the call. */
type PageStart = { paint: string; files: string[]; call?: string | undefined };

const LAYOUT = 'src/pages/DashboardLayout/DashboardLayout.tsx';
const HTTP_CLIENT = ['src/shared/api/httpClient.ts', 'src/shared/api/contract.ts'];

const landing: Page = {
  paint: 'landing',
  modules: ['src/pages/LandingPage.tsx'],
  // The largest thing on the page, and would be asked for last.
  picture: '/landing.svg',
};
const register: Page = { paint: 'register', modules: ['src/pages/RegisterPage.tsx'] };
const stats: Page = {
  paint: 'dashboard',
  modules: [LAYOUT, 'src/pages/StatsPage.tsx', ...HTTP_CLIENT],
  callOf: paths.stats,
};
const allJobs: Page = {
  paint: 'dashboard',
  modules: [LAYOUT, 'src/pages/AllJobsPage.tsx', ...HTTP_CLIENT],
  callOf: paths.allJobs,
};
const addJob: Page = { paint: 'dashboard', modules: [LAYOUT, 'src/pages/AddJobPage.tsx'] };
const profile: Page = { paint: 'dashboard', modules: [LAYOUT, 'src/pages/ProfilePage.tsx'] };

/** Visitors are led from the protected pages to the landing page, users from the login to theirs. */
const OF_VISITORS: Record<string, Page> = {
  [paths.stats]: landing,
  [paths.allJobs]: landing,
  [paths.addJob]: landing,
  [paths.profile]: landing,
  [paths.landing]: landing,
  [paths.register]: register,
};
const OF_USERS: Record<string, Page> = {
  [paths.stats]: stats,
  [paths.allJobs]: allJobs,
  [paths.addJob]: addJob,
  [paths.profile]: profile,
  [paths.landing]: landing,
  [paths.register]: stats,
};

/** What each path starts with, by the files of this build and the URLs of the first calls. */
export function listPageStarts(bundle: Rolldown.OutputBundle, calls: Record<string, string>) {
  const start = ({ paint, modules, picture, callOf = '' }: Page): PageStart => {
    const files = modules.flatMap((module) => withImports(findChunk(bundle, module), bundle));
    if (picture !== undefined) files.push(picture);
    return { paint, files: [...new Set(files)], call: calls[callOf] };
  };
  const startAll = (pages: Record<string, Page>) =>
    Object.fromEntries(Object.entries(pages).map(([path, page]) => [path, start(page)]));
  return { visitor: startAll(OF_VISITORS), user: startAll(OF_USERS) };
}

/** The file of a chunk and of all it imports, but for the first file. */
function withImports(chunk: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): string[] {
  const imported = chunk.imports
    .map((name) => bundle[name])
    .filter((file) => file?.type === 'chunk')
    .filter((file) => !file.isEntry);
  return [`/${chunk.fileName}`, ...imported.flatMap((file) => withImports(file, bundle))];
}

function findChunk(bundle: Rolldown.OutputBundle, module: string): Rolldown.OutputChunk {
  for (const file of Object.values(bundle)) {
    if (file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(`/${module}`)))
      return file;
  }
  throw new Error(`No chunk holds ${module}.`);
}
