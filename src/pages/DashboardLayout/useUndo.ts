import { notifyLost } from '@/shared/lib/notify';
import { useCommandKey } from '@/shared/lib/useCommandKey';
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
  useCommandKey('z', (event) => {
    if (isForControl(event)) return;
    event.preventDefault();
    run(event.shiftKey ? 'redo' : 'undo');
  });

  return () => run('undo');
}
