import { afterEach, expect, it, vi } from 'vitest';
import { loadChunkOrReload, ChunkLoadError } from '@/shared/lib/loadChunk';

const lost = () => Promise.reject(new Error('replaced by a deployment'));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('reloads the page once for lost code, and once more after that has come', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response()));

  void loadChunkOrReload('page', lost).catch(() => undefined);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  await expect(loadChunkOrReload('page', lost)).rejects.toThrow(ChunkLoadError);

  expect(await loadChunkOrReload('page', () => Promise.resolve('code'))).toBe('code');
  void loadChunkOrReload('page', lost).catch(() => undefined);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
});

it('shows the loss when the reload has not come', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { reload: vi.fn() });
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response()));
  const shown = expect(loadChunkOrReload('page', lost)).rejects.toThrow(ChunkLoadError);
  await vi.advanceTimersByTimeAsync(10_000);

  await shown;
  vi.useRealTimers();
});

it.each([
  ['refuses HEAD with 405', true, new Response(null, { status: 405 })],
  ['refuses HEAD with 501', true, new Response(null, { status: 501 })],
  ['refuses HEAD with 403', true, new Response(null, { status: 403 })],
  ['is behind a gateway that does not reach it', false, new Response(null, { status: 502 })],
  ['is not ready', false, new Response(null, { status: 503 })],
  ['is hidden by a portal', false, redirected()],
])('a server that %s counts as there: %s', async (_, isServerThere, answer) => {
  sessionStorage.setItem('reloadedFor:page', 'yes');
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(answer);

  await expect(loadChunkOrReload('page', lost)).rejects.toMatchObject({ isServerThere });
});

/** The page that a redirect led to. */
function redirected(): Response {
  return Object.defineProperty(new Response(), 'redirected', { value: true });
}
