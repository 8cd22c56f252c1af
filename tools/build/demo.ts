import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { META_POLICY } from '../../deploy/headers.js';
import { replaceOnce } from './firstVisit/startScript.js';

const CHARSET = '<meta charset="UTF-8" />';
const IMPORTER = /\/src\/shared\/api\/\w+\.ts$/;
const NETWORK = './firstAnswer';
const PAGE = fileURLToPath(new URL('../../demo/answers.ts', import.meta.url));

/**
 * Lets the calls of the build be answered in the page, and makes it one for hosts that do nothing but
 * serve files: with the policy in the document, and the document in 404.html as well.
 */
export function demo(): Plugin {
  let isUsed = false;
  return {
    name: 'jobtrail:demo',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      if (source !== NETWORK || !IMPORTER.test(importer)) return null;
      isUsed = true;
      return PAGE;
    },
    buildEnd(error) {
      if (error === undefined && !isUsed) this.error(`Nothing imports ${NETWORK} any more.`);
    },
    transformIndexHtml: (html) =>
      replaceOnce(
        html,
        CHARSET,
        `${CHARSET}
    <meta http-equiv="Content-Security-Policy" content="${META_POLICY}" />
    <meta name="referrer" content="same-origin" />`,
      ),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const document = bundle['index.html'];
        if (document?.type !== 'asset') this.error('The build has no document.');
        this.emitFile({ type: 'asset', fileName: '404.html', source: document.source });
      },
    },
  };
}
