import type { Plugin } from 'vite';

/**
 * A library's one file loads with the first page whatever of it only later pages use. These
 * importers get a copy of their own, holding what they use.
 */
const COPIES = [
  { source: 'react-icons/fi', importer: /\/src\/.+\/(\w+)\.tsx$/ },
  { source: '@reduxjs/toolkit', importer: /\/src\/.+\/(createAppAsyncThunk)\.ts$/ },
  { source: '@reduxjs/toolkit', importer: /\/recharts\/es6\/state\/\w+(EventsMiddleware)\.js$/ },
];
const AXIOS_MODULE = /\/axios\/lib\/(.+)\.js$/;
const ROUTER = /^react-router(\/dom)?$/;

const REFUSE = "() => { throw new Error('This build of axios sends and reads JSON only.'); }";

/** Stand-ins for the parts of axios that JSON over XMLHttpRequest never comes to. */
const UNUSED_OF_AXIOS = new Map([
  ['adapters/fetch', 'export const getFetch = () => null;'],
  ['helpers/toFormData', `export default ${REFUSE};`],
  ['helpers/formDataToJSON', `export default ${REFUSE};`],
  ['helpers/toURLEncodedForm', `export default ${REFUSE};`],
  ['helpers/HttpStatusCode', 'export default {};'],
]);

/**
 * Keeps out of the pages what they do not use of the libraries: parts of axios, what the router has
 * for developers and for forms of its own, and what only other pages use.
 */
export function leanLibraries(): Plugin {
  return {
    name: 'jobtrail:lean-libraries',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer = '') {
      const copy = findCopy(source, importer);
      if (copy === undefined && !ROUTER.test(source)) return null;
      const library = await this.resolve(source, importer, { skipSelf: true });
      if (library === null || copy === undefined) return toProduction(library);
      return { id: `${library.id}?${copy}`, moduleSideEffects: false };
    },
    load(id) {
      const [, name = ''] = AXIOS_MODULE.exec(id) ?? [];
      return UNUSED_OF_AXIOS.get(name) ?? null;
    },
    transform(code, id) {
      return id.includes('/react-router/dist/') ? markPure(code) : null;
    },
  };
}

/** The name of the copy of this library that this file gets, if it gets one. */
function findCopy(source: string, importer: string): string | undefined {
  const copy = COPIES.find((each) => each.source === source && each.importer.test(importer));
  return copy?.importer.exec(importer)?.[1];
}

/** The router brings a production build along, but its package.json names only the other one. */
function toProduction<Resolved extends { id: string }>(library: Resolved | null): Resolved | null {
  if (library === null) return null;
  return { ...library, id: library.id.replace('/dist/development/', '/dist/production/') };
}

/** Without names for the developer tools, components and contexts nobody uses can be left out. */
function markPure(code: string): string {
  return code
    .replaceAll(/^\w+\.displayName = .+;$/gm, '')
    .replaceAll(/(?<== )(?=React\d*\.(?:createContext|forwardRef|memo)\()/g, '/* @__PURE__ */ ');
}
