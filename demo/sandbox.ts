import { env } from '@/shared/config/env';
import { notifyError } from '@/shared/lib/notify';
import { refusal } from '../embedded-api/answers.js';
import { createSandbox } from './createSandbox';
import { createTurns } from './inTurn';
import { createKeptText } from './keptText';

/** One for each folder of a host, since several demos may live beside each other. */
const NAME = `jobtrail-demo ${env.baseUrl}`;

const NO_WEB_CRYPTO =
  'This demo keeps passwords with Web Crypto, which browsers offer over https and on localhost only.';
const NOT_KEPT =
  'This browser keeps nothing for the demo: what you record is gone when this page is closed or reloaded.';

const inTurn = createTurns(NAME);
const fetchInPage = createSandbox({
  kept: createKeptText(NAME),
  account: { email: env.demoEmail, password: env.demoPassword },
  onNotKept: () => notifyError(NOT_KEPT),
});

/** What the API of this page answers to a request; rejects when that is aborted before its turn. */
export async function answer(request: Request): Promise<Response> {
  if (!('subtle' in crypto)) return refusal(501, NO_WEB_CRYPTO);
  return inTurn(request.signal, () => fetchInPage(request));
}
