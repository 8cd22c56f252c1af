import { afterEach, expect, it, vi } from 'vitest';
import { loadOrReload, LostChunkError } from '@/shared/lib/lostChunk';

const lost = () => Promise.reject(new Error('replaced by a deployment'));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('reloads the page once for lost code, and once more after that has come', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(new Response()));

  void loadOrReload('page', lost);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  await expect(loadOrReload('page', lost)).rejects.toThrow(LostChunkError);

  expect(await loadOrReload('page', () => Promise.resolve('code'))).toBe('code');
  void loadOrReload('page', lost);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
});
