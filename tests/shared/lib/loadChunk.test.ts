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
