import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';

/**
 * Lets each `import()` of the build go through src/shared/lib/importPart.ts, with the files it
 * needs, in place of Vite's own helper, which writes preload links and never recovers from a loss.
 */
export function importParts(): Plugin {
  let isUsed = false;
  return {
    name: 'jobtrail:import-parts',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          // Vite names no file where there is but one.
          resolveDependencies: (file, others) => (others.length > 0 ? others : [file]),
        },
      },
    }),
    load(id) {
      if (id !== HELPER) return null;
      isUsed = true;
      return "export { importPart as __vitePreload } from '@/shared/lib/importPart';";
    },
    buildEnd(error) {
      if (error === undefined && !isUsed) this.error(`Nothing imports ${HELPER} any more.`);
    },
  };
}
