import type { Plugin } from 'vite';

const FIRST_FILE = 'index';
const MAIN = '/src/main.tsx';

// The figures are KiB of brotli until a page stands, and its files, on 28 November 2026. By `minShareCount` instead of
// names, 2 made the landing page 180 instead of 109, and 3 that of the login 173 instead of 111. With no names at
// all the list has 34 files instead of 6, and 8 KiB more.

/** What it shares with pages of users is in one file: apart, it has 9 files instead of 4 and the form 10 instead of 5. */
const REGISTER = 'pages/RegisterPage.tsx';
/** The frame of all pages of users, whose file holds what they share: apart, the form has 196 KiB instead of 161. */
const FRAME = 'DashboardLayout';
const USERS_PAGES = ['Stats', 'AllJobs', 'AddJob', 'Profile', 'Import'].map(
  (name) => `/${name}Page.tsx`,
);
/** In one file: apart, 9 files instead of 6 and 1.2 KiB more. */
const ALL_JOBS = '/AllJobsPage.tsx';
/** With the form, which the table needs as well: apart, 8 files instead of 5 and 1.3 KiB more. */
const ADD_JOB = '/AddJobPage.tsx';
/** Also loaded by a key on any page. */
const UNDO = '/jobs/writes/undo.ts';
/** What sends calls and reads their answers, for all pages of users and, on demand, for visitors: two files fewer. */
const CLIENT =
  /\/src\/shared\/api\/(client|adapter|answers|contract|readableEmail)\.ts$|\/demo\/adapter\.ts$|\/node_modules\/(axios|valibot)\//;
/** Our own files, not those of a package below a folder named src. */
const OWN = /^(?!.*\/node_modules\/).*\/src\//;
/** Mostly moment, which three of five pages do not need: 18 KiB of each. */
const DATES = 'shared/dates/dates.ts';

type FindModule = (id: string) => {
  importers: readonly string[];
  dynamicImporters: readonly string[];
} | null;

/**
 * Few files load sooner than many: what every page starts with is in one, and with it these files of
 * src, which most pages have (in the frame's file instead, the landing page had 158 KiB); what pages of users share
 * is in the file of their frame.
 */
export function fileGroups(files: readonly string[]): Plugin {
  return {
    name: 'jobtrail:file-groups',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: FIRST_FILE, tags: ['$initial'], priority: 1 },
                { name: 'client', test: CLIENT, includeDependenciesRecursively: false },
                {
                  debugName: 'shared by pages',
                  // What a module needs is needed by the same parts and perhaps by more.
                  includeDependenciesRecursively: false,
                  // The checkout may lie in a folder of this name.
                  test: (id) => OWN.test(id) && !id.endsWith(DATES),
                  name: (id, context) =>
                    nameOf(findParts(id, (module) => context.getModuleInfo(module))),
                },
              ],
            },
          },
        },
      },
    }),
    transform(code, id) {
      if (!id.endsWith(MAIN)) return null;
      return code + files.map((file) => `import '@/${file}';\n`).join('');
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const first = chunks.find(({ isEntry }) => isEntry);
      // So it is where a file that needs it imports nothing of the first one.
      if (chunks.some(({ name }) => name === 'rolldown-runtime'))
        this.error('Every page waits for one file more, with a few helpers of the bundler.');
      for (const file of ['react-dom/cjs/react-dom-client.production.js', ...files]) {
        if (!first?.moduleIds.some((id) => id.includes(`/${file}`))) {
          this.error(`The first file of the build does not hold ${file}.`);
        }
      }
    },
  };
}

/** The file of a module that these parts need, or null for the bundler's choice. */
function nameOf(parts: readonly string[]): string | null {
  const needs = (page: string) => parts.some((part) => part.endsWith(page));
  const usersPages = USERS_PAGES.filter(needs);
  if (needs(REGISTER)) return usersPages.length > 0 ? 'forms' : null;
  if (needs(`/${FRAME}.tsx`) || usersPages.length > 1) return FRAME;
  if (usersPages[0] === ADD_JOB) return 'jobForm';
  // The parts that it loads later share much of it, which would be as many files.
  return usersPages[0] === ALL_JOBS && !needs(UNDO) ? 'list' : null;
}

/** The modules imported on demand that need this one from their start. */
function findParts(id: string, findModule: FindModule): string[] {
  const seen = new Set<string>();
  const visit = (module: string) => {
    if (seen.has(module)) return;
    seen.add(module);
    findModule(module)?.importers.forEach(visit);
  };
  visit(id);
  return [...seen].filter((module) => (findModule(module)?.dynamicImporters.length ?? 0) > 0);
}
