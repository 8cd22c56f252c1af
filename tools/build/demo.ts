import type { Plugin } from 'vite';
import { META_POLICY } from '../../deploy/headers.js';
import { replaceOnce } from './script.js';

const CHARSET = '<meta charset="UTF-8" />';

/**
 * Makes the build one for hosts that do nothing but serve files: with the policy in the document, and
 * the document in 404.html as well.
 */
export function demo(): Plugin {
  return {
    name: 'jobtrail:demo',
    apply: 'build',
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
