import { useEffect, useEffectEvent } from 'react';
import { notifyLost } from '@/shared/lib/notify';
import { readKey } from '@/shared/lib/readKey';
import { isForControl } from '@/shared/lib/useKeys';
import { useAppStore } from '@/shared/store/withTypes';

/** Ctrl+Z and Shift+Ctrl+Z outside of fields, which have the browser's own undo. Returns how to undo. */
export function useUndo(): () => void {
  const store = useAppStore();
  const run = (name: 'undo' | 'redo') => {
    import('@/jobs/undo').then(
      (steps) => steps[name](store),
      () => notifyLost(name),
    );
  };
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { ctrlKey, metaKey, altKey, shiftKey, repeat, defaultPrevented } = event;
    const isZ = readKey(event).toLowerCase() === 'z' && (ctrlKey || metaKey) && !altKey;
    const isForDialog = document.querySelector('dialog[open]') !== null;
    if (!isZ || repeat || defaultPrevented || isForDialog || isForControl(event)) return;
    event.preventDefault();
    run(shiftKey ? 'redo' : 'undo');
  });

  useEffect(() => {
    const controller = new AbortController();
    document.addEventListener('keydown', handleKeyDown, { signal: controller.signal });
    return () => controller.abort();
  }, []);

  return () => run('undo');
}
