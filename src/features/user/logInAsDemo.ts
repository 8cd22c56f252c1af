import { isSilent, toApiError } from '@/shared/api/apiError';
import { notifyFailure } from '@/shared/lib/notifyFailure';
import type { AppDispatch } from '@/shared/store/withTypes';
import { LOGIN } from './loginAction';
import { loginUser } from './userSlice';
import { DEMO, welcome } from './welcome';

/**
 * Logs in to the demo account. Resolves with undefined once the session has begun, else with the
 * error message, which is empty when none is to be shown, as after an abort.
 */
export async function logInAsDemo(
  dispatch: AppDispatch,
  signal: AbortSignal,
): Promise<string | undefined> {
  const login = dispatch(loginUser(DEMO));
  signal.addEventListener('abort', () => login.abort());
  try {
    welcome(dispatch, await login.unwrap());
    return undefined;
  } catch (thrown) {
    notifyFailure(thrown, LOGIN);
    const error = toApiError(thrown);
    return isSilent(error) ? '' : error.message;
  }
}
