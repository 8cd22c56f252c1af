import { reportUnauthorized } from '@/shared/api/unauthorized';
import { env } from '@/shared/config/env';
import { notifyError } from '@/shared/notify/notify';
import { refusal } from '../embedded-api/answers.js';
import { createSandbox } from './createSandbox';
import { createLock } from './lock';
import { offerUnreadable } from './offerUnreadable';
import { createTextStore } from './textStore';

/** By folder, since several demos may be on one host. */
const NAME = `jobtrail-demo ${env.baseUrl}`;

const NO_WEB_CRYPTO =
  'This demo keeps passwords with Web Crypto, which browsers offer over https and on localhost only.';
const NOT_KEPT =
  'This browser keeps nothing for the demo: what you record is gone when this page is closed or reloaded.';

const runExclusively = createLock(NAME);
const fetchInPage = createSandbox({
  kept: createTextStore(NAME),
  account: { email: env.demoEmail, password: env.demoPassword },
  onNotKept: () => notifyError(NOT_KEPT),
  onUnreadable: (text) => {
    reportUnauthorized('Logging Out...');
    offerUnreadable(text);
  },
});

/** Answers a request by the API in this page; rejects when aborted before it has begun. */
export async function answer(request: Request): Promise<Response> {
  if (!('subtle' in crypto)) return refusal(501, NO_WEB_CRYPTO);
  return runExclusively(request.signal, () => fetchInPage(request));
}
