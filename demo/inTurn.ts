/**
 * Lets the work of all tabs run one after the other, under the lock of this name; that of this tab
 * alone where the browser refuses locks. What is aborted before its turn rejects.
 */
export function createTurns(name: string) {
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
