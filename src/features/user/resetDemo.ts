import { client } from '@/shared/api/client';
import { createAppAsyncThunk } from '@/shared/store/createAppAsyncThunk';

/**
 * Replaces everything the demo keeps in this browser by new samples; `sessionEnded` then signs out
 * here. Rejects with an ApiError.
 */
export const resetDemo = createAppAsyncThunk<undefined>('user/resetDemo', async (_, signal) => {
  await client.post('/demo/reset', undefined, { signal });
  return undefined;
});
