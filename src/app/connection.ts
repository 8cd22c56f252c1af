import { connectionRestored } from '@/shared/store/appEvents';
import type { AppStore } from './store';

/** Reads what is shown again when the network is back. Returns a function that ends it. */
export function connectConnection(store: AppStore): () => void {
  const handleOnline = () => {
    store.dispatch(connectionRestored());
  };
  window.addEventListener('online', handleOnline);
  return () => {
    window.removeEventListener('online', handleOnline);
  };
}
