import { notifyLost } from '@/shared/notify/notify';
import { useCommandKey } from '@/shared/keys/useCommandKey';
import { isForControl } from '@/shared/keys/useKeys';
import { useAppStore } from '@/shared/store/withTypes';

/** Ctrl+Z and Shift+Ctrl+Z outside of fields, which have the browser's own undo. Returns how to undo. */
export function useUndo(): () => void {
  const store = useAppStore();
  const run = (name: 'undo' | 'redo') => {
    import('@/jobs/writes/undo').then(
      (steps) => steps[name](store),
      () => notifyLost(name),
    );
  };
  useCommandKey('z', (event) => {
    if (isForControl(event)) return;
    event.preventDefault();
    run(event.shiftKey ? 'redo' : 'undo');
  });

  return () => run('undo');
}
