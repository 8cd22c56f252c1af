import { mayEndWork } from '@/jobs/writes/unfinishedWork';
import { isSilent, toApiError } from '@/shared/api/apiError';
import { notifyError, notifySuccess } from '@/shared/notify/notify';
import { sessionEnded } from '@/shared/store/appEvents';
import type { AppStore } from '@/shared/store/withTypes';
import { logoutUser } from './userSlice';

/**
 * Logs out, once the user agrees to leave what is not written, and says so in a toast. Resolves with false where
 * the server does not do it; never rejects.
 */
export async function logOut(store: AppStore): Promise<boolean> {
  if (!mayEndWork(store)) return true;
  try {
    await store.dispatch(logoutUser()).unwrap();
    notifySuccess('Logging Out...', logoutUser.typePrefix);
    store.dispatch(sessionEnded());
    return true;
  } catch (thrown) {
    // Another tab may have ended the session meanwhile.
    if (isSilent(toApiError(thrown))) return true;
    notifyError('There was an error..', logoutUser.typePrefix);
    return false;
  }
}
