import type { Plugin } from 'vite';
import { failWhereUnused } from './failWhereUnused.js';

const TOOLKIT = '@reduxjs/toolkit';
const IMPORTER = /\/recharts\/es6\/state\/\w+EventsMiddleware\.js$/;

/**
 * Gives the chart's middlewares a copy of Redux Toolkit: what they alone use of its one file would
 * come with the first file of every page, 1.5 KiB.
 */
export function chartToolkit(): Plugin {
  const used = failWhereUnused([TOOLKIT]);
  return {
    name: 'jobtrail:trick:chart-toolkit',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer = '') {
      if (source !== TOOLKIT || !IMPORTER.test(importer)) return null;
      const library = await this.resolve(source, importer, { skipSelf: true });
      if (library === null) return null;
      used.add(source);
      return { id: `${library.id}?chart`, moduleSideEffects: false };
    },
    buildEnd(error) {
      if (error === undefined) used.check();
    },
  };
}
