import { useCallback, useEffect, useRef, useState } from 'react';
import { isSilent, toApiError } from '@/shared/api/apiError';
import type { Wait } from '@/shared/api/retry';

/** How far a task has come, and what it waits for. */
export type Progress = { label: string; done: number; total: number; wait: Wait | null };

export type TaskOptions = { signal: AbortSignal; onProgress: (progress: Progress) => void };

/** An aborted task may still wait for its last answer. */
export type Task = { progress: Progress; isAborted: boolean };

const START: Progress = { label: '', done: 0, total: 0, wait: null };

/**
 * One task at a time, aborted by `abort`, by the next one and by leaving; `task` is null when none
 * runs. `run` resolves with what the work does, undefined when that was aborted.
 */
export function useTask() {
  const [task, setTask] = useState<Task | null>(null);
  const controller = useRef<AbortController>(null);

  const abort = useCallback(() => {
    controller.current?.abort();
    setTask((now) => now && { ...now, isAborted: true });
  }, []);
  useEffect(() => () => controller.current?.abort(), []);

  const run = useCallback(async <Result>(work: (options: TaskOptions) => Promise<Result>) => {
    controller.current?.abort();
    const own = new AbortController();
    controller.current = own;
    setTask({ progress: START, isAborted: false });
    const { signal } = own;
    try {
      return await work({
        signal,
        onProgress: (progress) => {
          if (!signal.aborted) setTask({ progress, isAborted: false });
        },
      });
    } catch (thrown) {
      if (isSilent(toApiError(thrown))) return undefined;
      throw thrown;
    } finally {
      if (controller.current === own) setTask(null);
    }
  }, []);

  return { task, run, abort };
}
