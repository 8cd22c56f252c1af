import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useTask } from '@/shared/hooks/useTask';

const isPending = (signal: AbortSignal) => new Promise<AbortSignal>(() => signal);

it('aborts a task by the next one, and that by leaving', async () => {
  const { result, unmount } = renderHook(() => useTask());
  const signals: AbortSignal[] = [];
  const begin = () =>
    act(() => {
      void result.current.run(({ signal }) => {
        signals.push(signal);
        return isPending(signal);
      });
      return Promise.resolve();
    });
  await begin();
  await begin();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  unmount();

  expect(signals[1]?.aborted).toBe(true);
});
