import { connectionRestored } from '@/shared/store/appEvents';
import type { AppStore } from './store';

/** Lets what is on the screen be read again when the network is back. Returns how to undo it. */
export function connectConnection(store: AppStore): () => void {
  const handleOnline = () => {
    store.dispatch(connectionRestored());
  };
  window.addEventListener('online', handleOnline);
  return () => {
    window.removeEventListener('online', handleOnline);
  };
}
