import { useCallback, useEffect, useRef, useState } from 'react';
import type { Selection } from '@/shared/api/jobPagePath';
import { isSilent, toApiError } from '@/shared/api/apiError';
import type { Pause } from './patience';
import { walkJobs, type Walked, type WalkProgress } from './walkJobs';

export type WalkState = { progress: WalkProgress; pause: Pause | null };

const START: WalkState = { progress: { done: 0, total: 0, isSecondWalk: false }, pause: null };

/** What is made of the applications that a walk has found. */
export type Work<Result> = (walked: Walked, signal: AbortSignal) => Promise<Result>;

/**
 * A walk through applications and what is made of them, one at a time; its state is null when none
 * runs. `walk` resolves with what `work` does, undefined when it was cancelled, by leaving as well.
 */
export function useWalk() {
  const [state, setState] = useState<WalkState | null>(null);
  const controller = useRef<AbortController>(null);

  const cancel = useCallback(() => {
    controller.current?.abort();
    setState(null);
  }, []);
  useEffect(() => () => controller.current?.abort(), []);

  const walk = useCallback(async <Result>(selection: Selection, work: Work<Result>) => {
    controller.current?.abort();
    const own = new AbortController();
    controller.current = own;
    const update = (change: Partial<WalkState>) => {
      if (!own.signal.aborted) setState((now) => ({ ...(now ?? START), ...change }));
    };
    setState(START);
    try {
      const walked = await walkJobs(selection, {
        signal: own.signal,
        onProgress: (progress) => update({ progress }),
        onPause: (pause) => update({ pause }),
      });
      return await work(walked, own.signal);
    } catch (thrown) {
      if (isSilent(toApiError(thrown))) return undefined;
      throw thrown;
    } finally {
      if (controller.current === own) setState(null);
    }
  }, []);

  return { state, walk, cancel };
}
