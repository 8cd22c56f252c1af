/**
 * Runs one piece of work at a time under the Web Lock of this name, across tabs; only within this tab
 * where the browser refuses locks. Rejects when aborted before the work has begun.
 */
export function createLock(name: string) {
  let previous: Promise<unknown> = Promise.resolve();

  function inThisTab<T>(work: () => Promise<T>): Promise<T> {
    const result = previous.then(work);
    previous = result.catch(() => undefined);
    return result;
  }

  return async <T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> => {
    const turn = { hasBegun: false };
    const begin = () => {
      turn.hasBegun = true;
      return work();
    };
    try {
      return await navigator.locks.request(name, { signal }, begin);
    } catch (error) {
      if (turn.hasBegun || signal.aborted) throw error;
      return inThisTab(work);
    }
  };
}
