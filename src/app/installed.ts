import { selectOwner } from '@/features/user/userSlice';
import { loadCode } from '@/shared/loading/loadCode';
import type { AppStore } from '@/shared/store/withTypes';

/**
 * Lets the installed app show what was read last while the server cannot be reached. Always resolves;
 * without the code of it nothing is kept in this visit.
 */
export async function connectInstalled(store: AppStore): Promise<void> {
  // The demo reaches its server at any time.
  if (import.meta.env.MODE === 'demo') return;
  const findOwner = () => selectOwner(store.getState());
  await loadCode(() => import('@/jobs/offline/offlineReads'))
    .then((it) => it.connectOfflineReads(store, findOwner))
    .catch(() => undefined);
}

/** Removes what the installed app keeps, from a tab of a browser too. Without storage it does nothing. */
export async function forgetOffline(): Promise<void> {
  if (import.meta.env.MODE === 'demo') return;
  await loadCode(() => import('@/jobs/offline/snapshot'))
    .then((it) => it.forgetSnapshot())
    .catch(() => undefined);
}
