import type { Plugin } from 'vite';

/**
 * Makes Chromium 136+ compile a file's functions off the main thread while it loads; a comment to
 * others. The format: github.com/WICG/explicit-javascript-compile-hints-file-based
 */
const HINT = '//# allFunctionsCalledOnLoad';

/** Characters of a file. Smaller ones have little to compile, and the hint adds some 20 bytes to each. */
const SMALL = 5000;

/** Puts the hint at the top of the files, each of which is written for the page that asks for it. */
export function compileHint(): Plugin {
  return {
    name: 'jobtrail:compile-hint',
    apply: 'build',
    enforce: 'post',
    // Behind all that change a file: its place is the first line.
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || file.code.length < SMALL) continue;
          file.code = `${HINT}\n${file.code}`;
        }
      },
    },
  };
}
