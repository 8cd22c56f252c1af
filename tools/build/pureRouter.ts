import type { Plugin } from 'vite';

const ROUTER = /\/node_modules\/react-router\/dist\/.*\.mjs$/;
const MADE = /= (?=React\d*\.forwardRef\()/g;
const NAMED = /^\w+\.displayName = .*$/gm;

/**
 * Lets the build leave out components of the router that the app does not use: forms, prefetched links and links
 * to the current page. They are made by calls of React that are not marked as free of side effects.
 */
export function pureRouter(): Plugin {
  return {
    name: 'jobtrail:pure-router',
    apply: 'build',
    transform: {
      filter: { id: ROUTER },
      handler: (code) => code.replace(MADE, '= /* @__PURE__ */ ').replace(NAMED, ''),
    },
  };
}
