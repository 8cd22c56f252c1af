import { redo, undo } from '@/jobs/writes/undo';
import { useCommandKey } from '@/shared/keys/useCommandKey';
import { isForControl } from '@/shared/keys/useKeys';
import { useAppStore } from '@/shared/store/withTypes';

/** Ctrl+Z and Shift+Ctrl+Z outside of fields, which have the browser's own undo. Returns how to undo. */
export function useUndo(): () => void {
  const store = useAppStore();
  useCommandKey('z', (event) => {
    if (isForControl(event)) return;
    event.preventDefault();
    void (event.shiftKey ? redo : undo)(store);
  });

  return () => void undo(store);
}
