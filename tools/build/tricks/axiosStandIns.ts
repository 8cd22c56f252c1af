import type { Plugin } from 'vite';
import { failWhereUnused } from './failWhereUnused.js';

const MODULE = /\/axios\/lib\/(.+)\.js$/;
const REFUSE = "() => { throw new Error('This build of axios sends and reads JSON only.'); }";

const STAND_INS = new Map([
  ['adapters/fetch', 'export const getFetch = () => null;'],
  ['helpers/toFormData', `export default ${REFUSE};`],
  ['helpers/formDataToJSON', `export default ${REFUSE};`],
  ['helpers/toURLEncodedForm', `export default ${REFUSE};`],
  ['helpers/HttpStatusCode', 'export default {};'],
]);

/** Stand-ins for the parts of axios that JSON over XMLHttpRequest never comes to: 5.4 KiB of pages with a call. */
export function axiosStandIns(): Plugin {
  const used = failWhereUnused(STAND_INS.keys());
  return {
    name: 'jobtrail:trick:axios-stand-ins',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const [, name = ''] = MODULE.exec(id) ?? [];
      used.add(name);
      return STAND_INS.get(name) ?? null;
    },
    buildEnd(error) {
      if (error === undefined) used.check();
    },
  };
}
