import { afterEach, expect, it, vi } from 'vitest';
import { reloadOnce } from '@/shared/loading/reloadOnce';

const reload = vi.fn();

function answerHead(answer: Response | Error) {
  vi.stubGlobal('location', { reload });
  const asked = vi.spyOn(globalThis, 'fetch');
  if (answer instanceof Error) asked.mockRejectedValue(answer);
  else asked.mockResolvedValue(answer);
}

afterEach(() => {
  reload.mockReset();
  sessionStorage.clear();
});

it('reloads once for a version', async () => {
  answerHead(new Response());
  await reloadOnce();
  await reloadOnce();
  expect(reload).toHaveBeenCalledOnce();

  sessionStorage.setItem('reloadedFor', 'the version before');
  await reloadOnce();
  expect(reload).toHaveBeenCalledTimes(2);
});

it.each([
  ['refuses HEAD with 405', true, new Response(null, { status: 405 })],
  ['refuses HEAD with 501', true, new Response(null, { status: 501 })],
  ['refuses HEAD with 403', true, new Response(null, { status: 403 })],
  ['is behind a gateway that does not reach it', false, new Response(null, { status: 502 })],
  ['is not ready', false, new Response(null, { status: 503 })],
  ['is hidden by a portal', false, redirected()],
  ['cannot be reached', false, new Error('offline')],
])('with a server that %s, it reloads: %s', async (_, isReloaded, answer) => {
  answerHead(answer);
  await reloadOnce();

  expect(reload).toHaveBeenCalledTimes(isReloaded ? 1 : 0);
});

/** The page that a redirect led to. */
function redirected(): Response {
  return Object.defineProperty(new Response(), 'redirected', { value: true });
}
