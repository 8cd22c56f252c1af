import type { Plugin, Rolldown } from 'vite';
import { paths } from '../../src/shared/config/paths.js';

const START_SCRIPT = 'src="/start.js"';

const LANDING = ['src/pages/LandingPage.tsx'];
const LAYOUT = 'src/pages/DashboardLayout/DashboardLayout.tsx';
const HTTP_CLIENT = ['src/shared/api/httpClient.ts', 'src/shared/api/contract.ts'];

/** What each page starts with, beyond what all pages do. */
const OF_USERS = {
  [paths.stats]: [LAYOUT, 'src/pages/StatsPage.tsx', ...HTTP_CLIENT],
  [paths.allJobs]: [LAYOUT, 'src/pages/AllJobsPage.tsx', ...HTTP_CLIENT],
  [paths.addJob]: [LAYOUT, 'src/pages/AddJobPage.tsx'],
  [paths.profile]: [LAYOUT, 'src/pages/ProfilePage.tsx'],
};
const OF_ALL = { [paths.landing]: LANDING, [paths.register]: ['src/pages/RegisterPage.tsx'] };

/** The picture is the largest thing on the landing page, and would be asked for last. */
const LANDING_PICTURE = '/landing.svg';

type FilesByPath = Record<string, string[]>;

/**
 * Lets `public/start.js` ask for the code of a page beside the first file instead of after it, which
 * saves a round trip: tells it the files of each page, for signed-in users and for visitors, who are
 * led to the landing page.
 */
export function pagePreloads(): Plugin {
  return {
    name: 'jobtrail:page-preloads',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) =>
        html.replace(START_SCRIPT, `$& data-pages='${JSON.stringify(listFiles(bundle))}'`),
    },
  };
}

function listFiles(bundle: Rolldown.OutputBundle): { visitor: FilesByPath; user: FilesByPath } {
  const filesOf = (modules: string[]) => [
    ...new Set(modules.flatMap((module) => withImports(findChunk(bundle, module), bundle))),
  ];
  const landing = [...filesOf(LANDING), LANDING_PICTURE];
  const ofAll = { ...mapValues(OF_ALL, filesOf), [paths.landing]: landing };
  return {
    visitor: { ...mapValues(OF_USERS, () => landing), ...ofAll },
    user: { ...mapValues(OF_USERS, filesOf), ...ofAll },
  };
}

function mapValues(pages: Record<string, string[]>, map: (modules: string[]) => string[]) {
  return Object.fromEntries(Object.entries(pages).map(([path, modules]) => [path, map(modules)]));
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
